/** A tab's count as it is shown; where the server has not counted all, it said above which number it had stopped. */
export function countText(counts: Readonly<Record<string, number>>, tab: string, locale?: string): string {
  const count = counts[tab] ?? 0;
  const most = counts._atLeast;
  return most !== undefined && count > most ? `${most.toLocaleString(locale)}+` : count.toLocaleString(locale);
}
/** Asks once more, soon, where some count was not whole. */
export const recountSoon = (counts: Readonly<Record<string, number>> | undefined): number | false =>
  counts?._atLeast === undefined ? false : 3000;
