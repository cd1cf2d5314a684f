/** What the page knows of a line; nothing of it says what should be there. */
export interface SheetLine {
  lineId: number;
  locationCode: string;
  skuCode?: string | null;
  counted?: number | null;
  countedBy?: string | null;
}
/** A location, a line, or an item that the list does not have at the location. */
export type Scanned =
  | { kind: "line"; lineId: number; isItem: boolean }
  | { kind: "extra"; code: string; location: string };

const toKey = (code: string | null | undefined): string => (code ?? "").trim().toLowerCase();
export const isOpen = ({ countedBy }: SheetLine): boolean => !countedBy;

/**
 * Finds what a scanned or typed code means: the first open line of a location, or the line of an
 * item, at the present location before others.
 */
export function findScanned(
  lines: readonly SheetLine[],
  current: SheetLine | undefined,
  code: string,
): Scanned | null {
  const key = toKey(code);
  if (!key) return null;
  const there = lines.filter(({ locationCode }) => toKey(locationCode) === key);
  const place = there.find(isOpen) ?? there[0];
  if (place) return { kind: "line", lineId: place.lineId, isItem: false };
  const items = lines.filter(({ skuCode }) => toKey(skuCode) === key);
  const here = items.find(({ locationCode }) => locationCode === current?.locationCode);
  const item = here ?? items.find(isOpen) ?? items[0];
  if (item) return { kind: "line", lineId: item.lineId, isItem: true };
  const location = current?.locationCode ?? lines[0]?.locationCode;
  return location ? { kind: "extra", code: code.trim(), location } : null;
}

/** Returns the next open line after one, from the beginning again at the end. */
export function findNext(
  lines: readonly SheetLine[],
  lineId: number | null,
): SheetLine | undefined {
  const place = lines.findIndex((line) => line.lineId === lineId);
  return [...lines.slice(place + 1), ...lines.slice(0, place + 1)].find(
    (line) => isOpen(line) && line.lineId !== lineId,
  );
}
