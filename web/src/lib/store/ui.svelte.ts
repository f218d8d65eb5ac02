/** Windows that can be opened from anywhere. */
export const ui = $state({ help: false, settings: false });
