let last = false;

addEventListener('keydown', () => (last = true), { capture: true });
addEventListener('pointerdown', () => (last = false), { capture: true });

/** Whether the person used the keyboard last, not a pointer. */
export function byKeyboard(): boolean {
  return last;
}
