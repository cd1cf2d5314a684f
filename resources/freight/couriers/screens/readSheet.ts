/** Maximum number of lines in a file. */
export const maxLines = 1000;

const toText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  // Excel stores a long number as a number: returns its digits, without an exponent.
  if (typeof cell === "number")
    return cell.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 0 });
  return String(cell);
};

/** Decodes a file of a courier's program: UTF-8, or else the encoding that Chinese programs use. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

/** Reads the cells of a CSV or XLSX file as text; the parser is loaded on demand. */
export async function readSheet(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet: readFirst } = await import("read-excel-file/browser");
    return (await readFirst(file)).map((row) => row.map(toText));
  }
  const { parse } = await import("csv-parse/browser/esm/sync");
  const text = decode(await file.arrayBuffer());
  const [head = ""] = text.split("\n", 1);
  const delimiter = [";", "\t", ","].find((one) => head.includes(one)) ?? ",";
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
}
