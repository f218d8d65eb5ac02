/** Windows that can be opened from anywhere, and whether a game fills the page. */
export const ui = $state({ help: false, settings: false, playing: false });
