// src/lib/rove.ts
var PAGE = 10;
/**
* Where a key leads from a cell; null for keys that lead nowhere. Up and down
* keep the column that was wanted, also past a row that lacks it.
*/
function rove(key, { row, column }, rows) {
	const to = (next) => ({
		row: Math.max(0, Math.min(rows - 1, next)),
		column
	});
	switch (key) {
		case "ArrowUp": return to(row - 1);
		case "ArrowDown": return to(row + 1);
		case "PageUp": return to(row - PAGE);
		case "PageDown": return to(row + PAGE);
		case "Home": return to(0);
		case "End": return to(rows - 1);
		case "ArrowLeft": return {
			row,
			column: 0
		};
		case "ArrowRight": return {
			row,
			column: 1
		};
		default: return null;
	}
}
export { rove };
