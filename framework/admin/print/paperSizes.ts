export const paperSizes = ["a4", "label"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** The most documents that one page prints. */
export const maxPrinted = 500;

/** Parses a list of ids in an address, like `7,8`; invalid ones are left out. */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? "").split(",").map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxPrinted);
}
export const parsePaperSize = (text: string | null): PaperSize =>
  paperSizes.find((one) => one === text) ?? "a4";
