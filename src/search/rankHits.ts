/**
 * How well a name matches a query, from 0: it is the query, begins with it, has a word that begins
 * with it, contains it; 4 where the record was found by something else.
 */
export function rankName(name: string, query: string): number {
  const text = normalize(name);
  const wanted = normalize(query);
  if (wanted === "" || !text.includes(wanted)) return 4;
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  const isWord = text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted));
  return isWord ? 2 : 3;
}
/** The worst rank with which a name is what was asked for, not only a text that contains it. */
export const maxNamed = 2;

const normalize = (text: string): string => text.trim().replace(/^#/, "").toLowerCase();

/** Returns the items with the best names first; equal ones keep their order. */
export const sortByName = <T>(
  items: readonly T[],
  getName: (item: T) => string,
  query: string,
): T[] =>
  items.toSorted((one, other) => rankName(getName(one), query) - rankName(getName(other), query));

/** What members look for most comes first; what shops only keep from the past comes last. */
const first = ["orders", "goods", "buyers", "refunds", "invoices", "materials"];
const last = ["pastBuyers", "pastReviews", "pastOrders"];

const rankResource = (name: string): number => {
  const place = first.indexOf(name);
  return place >= 0 ? place : first.length + Math.max(0, last.indexOf(name) + 1);
};
/**
 * Returns the items of resources with the most important ones first; equal ones keep their order.
 */
export const sortByImportance = <T>(items: readonly T[], getName: (item: T) => string): T[] =>
  items.toSorted((one, other) => rankResource(getName(one)) - rankResource(getName(other)));
