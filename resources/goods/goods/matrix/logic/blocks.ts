/**
 * Parses a block of cells from the clipboard in the format of spreadsheets: tabs between cells, one
 * line per row, quotes around cells that contain either.
 */
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
  // A spreadsheet ends the last line with a line break too.
  if (rows.length > 1 && rows.at(-1)?.join("") === "") rows.pop();
  return rows;
}
/**
 * Returns whether an opening quotation mark has a closing one at a cell's end; otherwise it is
 * literal text, such as the inch sign in `12"`.
 */
function closes(text: string, place: number): boolean {
  return /^"(?:[^"]|"")*"(?=[\t\r\n]|$)/.test(text.slice(place));
}
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join("\t"),
    )
    .join("\n");

/** Splits pasted attribute values at line breaks, tabs, commas and semicolons. */
export function readNames(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).flatMap((line) => line.split(/[,，、;；]/));
  return lines.map((one) => one.trim()).filter(Boolean);
}
