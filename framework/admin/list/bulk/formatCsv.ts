/** A spreadsheet would run a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

const formatCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats rows as a CSV file that spreadsheets open in the right encoding. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(formatCell).join(",")).join("\r\n")}\r\n`;
