/**
 * Returns a short code of an error in the browser, the same wherever and whenever it occurs again,
 * which a member can read out to whoever looks into it.
 */
export function getErrorReference({ name, message, stack }: Error): string {
  // The lines of a stack below the first two differ with the way to the page.
  const place = (stack ?? "").split("\n").slice(0, 3).join("\n");
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${message} ${place}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `B-${hash.toString(16).padStart(8, "0").toUpperCase()}`;
}
