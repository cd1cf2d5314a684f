/** A block of cells as spreadsheets put it on the clipboard: tabs between cells, a line a row, quotes around what holds either. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? "";
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += sign;
        place += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "" && closes(text, place)) quoted = true;
    else if (sign === "\t") endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && text[place + 1] === "\n") place += 1;
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  // A spreadsheet ends the last line too.
  if (rows.length > 1 && rows.at(-1)?.join("") === "") rows.pop();
  return rows;
}
/** Whether a quotation mark that opens a cell also ends one: 12" is an inch. */
function closes(text: string, place: number): boolean {
  return /^"(?:[^"]|"")*"(?=[\t\r\n]|$)/.test(text.slice(place));
}
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"))
    .join("\n");

/** Names on lines of their own, or between commas or tabs: how values of an attribute are pasted. */
export function readNames(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).flatMap((line) => line.split(/[,，、;；]/));
  return lines.map((one) => one.trim()).filter(Boolean);
}
