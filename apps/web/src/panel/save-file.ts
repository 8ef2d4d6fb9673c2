/** How long the file is kept, in milliseconds, because Safari reads it some time after the click. */
const keptMs = 60_000;

/** Offers a file to be saved under a name. */
export const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};
