// Texts that leave the page: into the clipboard or into a file.

/** Copies; says whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
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
