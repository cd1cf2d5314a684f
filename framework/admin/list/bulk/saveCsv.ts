import { formatCsv } from "./formatCsv.ts";

/** Saves rows as a CSV file in the browser; `name` is the file's name without its ending. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([formatCsv(rows)], { type: "text/csv" }));
  link.download = `${name}.csv`;
  link.click();
  // Safari reads the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
