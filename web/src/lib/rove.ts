/** A place in rows of cells: one row has a sentence, and mostly a clause beside it. */
export interface Cell {
  row: number;
  /** 0 is the sentence, 1 the clause. */
  column: number;
}

const PAGE = 10;

/**
 * Where a key leads from a cell; null for keys that lead nowhere. Up and down
 * keep the column that was wanted, also past a row that lacks it.
 */
export function rove(key: string, { row, column }: Cell, rows: number): Cell | null {
  const to = (next: number): Cell => ({ row: Math.max(0, Math.min(rows - 1, next)), column });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1);
    case 'ArrowDown':
      return to(row + 1);
    case 'PageUp':
      return to(row - PAGE);
    case 'PageDown':
      return to(row + PAGE);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows - 1);
    case 'ArrowLeft':
      return { row, column: 0 };
    case 'ArrowRight':
      return { row, column: 1 };
    default:
      return null;
  }
}
