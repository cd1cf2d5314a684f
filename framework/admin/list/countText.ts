/**
 * Formats a tab's count; if the server stopped counting at a limit, shows that the number is
 * larger.
 */
export function countText(
  counts: Readonly<Record<string, number>>,
  tab: string,
  locale?: string,
): string {
  const count = counts[tab] ?? 0;
  const atLeast = counts._atLeast;
  return atLeast !== undefined && count > atLeast
    ? `${atLeast.toLocaleString(locale)}+`
    : count.toLocaleString(locale);
}
/** Refetches soon if a count was incomplete. */
export const recountSoon = (
  counts: Readonly<Record<string, number>> | undefined,
): number | false => (counts?._atLeast === undefined ? false : 3000);
