// src/lib/keyboard.ts
var last = false;
addEventListener("keydown", () => last = true, { capture: true });
addEventListener("pointerdown", () => last = false, { capture: true });
/** Whether the person used the keyboard last, not a pointer. */
function byKeyboard() {
	return last;
}
export { byKeyboard };
