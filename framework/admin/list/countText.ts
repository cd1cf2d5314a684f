/** Whether the tabs have counts of their own; those of a large search follow within seconds. */
const areTabsCounted = (counts: Readonly<Record<string, number>>): boolean =>
  counts._atLeast === undefined ||
  Object.keys(counts).some((name) => name !== "all" && name !== "_atLeast");

/**
 * Formats a tab's count; if the server stopped counting at a limit, shows that the number is
 * larger. Empty while only all rows are counted.
 */
export function countText(
  counts: Readonly<Record<string, number>>,
  tab: string,
  locale?: string,
): string {
  if (tab !== "all" && !areTabsCounted(counts)) return "";
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
