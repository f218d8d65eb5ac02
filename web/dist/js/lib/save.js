// src/lib/save.ts
/** Hands a text to the person as a file. */
function saveText(name, text) {
	const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1e3);
}
export { saveText };
