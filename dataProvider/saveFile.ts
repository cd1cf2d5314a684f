export type SaveFile = (blob: Blob, name: string) => void;

/** Saves a downloaded file in the browser. */
export const saveFile: SaveFile = (blob, name) => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Parses the file name from the `Content-Disposition` header, in either notation. */
export function fileName(headers: Headers, otherwise: string): string {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise;
}
