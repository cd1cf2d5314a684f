const [quote, newLine] = [34, 10];

/**
 * Reads a CSV file while it arrives, and reports how many rows have arrived. Lines within quotes
 * belong to their cell.
 *
 * @param onRows Called with the number of rows without the head, after each part.
 */
export async function readRows(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [lines, isQuoted] = [0, false];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    for (const byte of part.value) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === newLine && !isQuoted) lines += 1;
    }
    onRows(Math.max(0, lines - 1));
  }
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
}
