const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/**
 * Whether two values are stored identically: an empty text equals null, and the order of keys is
 * ignored.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const [left, right] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSameValue(left.get(key), right.get(key)),
  );
}
