// Measures the domains of `resources/`.
import { findDomain } from "./fileKinds.mjs";

/** The largest share of the lines of `resources/` that one domain may hold. */
export const maxShare = 1 / 4;

/**
 * Finds the largest domain of `resources/`, with an error where it holds more than `maxShare` of
 * all lines.
 *
 * @param {ReadonlyMap<string, number>} lines number of lines by file
 * @returns {{ figure: string, errors: string[] }}
 */
export function measureDomains(lines) {
  const byDomain = new Map();
  let total = 0;
  for (const [file, count] of lines) {
    const domain = findDomain(file);
    if (!file.startsWith("resources/")) continue;
    total += count;
    if (domain !== null) byDomain.set(domain, (byDomain.get(domain) ?? 0) + count);
  }
  const [largest, most] = [...byDomain].reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    ["", 0],
  );
  const percent = total > 0 ? ((100 * most) / total).toFixed(1) : "0.0";
  const figure = `resources/${largest} is the largest domain: ${most} of ${total} lines, ${percent} %`;
  const isTooLarge = most > total * maxShare;
  return { figure, errors: isTooLarge ? [`${figure}, more than ${maxShare * 100} %`] : [] };
}
