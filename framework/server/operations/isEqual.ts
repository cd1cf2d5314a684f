/** The database returns the keys of JSON in another order. */
const toComparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toComparable);
  if (typeof value !== "object" || value === null || value instanceof Date) return value ?? null;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, toComparable(inner)]));
};

/**
 * Whether two values of a field are equal: the order of an object's keys does not count, and an
 * absent value equals null.
 */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" && typeof right !== "object")
    return (left ?? null) === (right ?? null);
  return JSON.stringify(toComparable(left)) === JSON.stringify(toComparable(right));
}
