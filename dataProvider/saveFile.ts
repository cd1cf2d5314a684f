export type SaveFile = (blob: Blob, name: string) => void;

/** Hands a downloaded file to the browser. */
export const saveFile: SaveFile = (blob, name) => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The name that the server gave a file, in either way of writing it. */
export function fileName(headers: Headers, otherwise: string): string {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise;
}
