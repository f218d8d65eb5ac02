// Texts that leave the page.

/** Copies; says whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A name that every system takes for a file. */
export function fileName(name: string, ending: string): string {
  const safe = name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
  return `${safe || 'deck'}.${ending}`;
}
