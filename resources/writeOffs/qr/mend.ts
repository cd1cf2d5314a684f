/** Numbers of 8 bits among which every one but 0 divides: powers of 2, and which power each is. */
const powers = new Uint8Array(512);
const logs = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  powers[power] = value;
  powers[power + 255] = value;
  logs[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? (powers[(logs[a] ?? 0) + (logs[b] ?? 0)] ?? 0) : 0);
const over = (a: number, b: number): number => (a ? (powers[(logs[a] ?? 0) + 255 - (logs[b] ?? 0)] ?? 0) : 0);
const power = (exponent: number): number => powers[((exponent % 255) + 255) % 255] ?? 0;
/** A polynomial at a point; its first number is the constant one. */
const valueAt = (terms: readonly number[], at: number): number =>
  terms.reduceRight((sum, term) => times(sum, at) ^ term, 0);

/** The polynomial whose roots say where bytes are wrong, as short as what was found wrong allows (Berlekamp and Massey). */
function locator(syndromes: readonly number[]): number[] {
  let now = [1];
  let before = [1];
  let length = 0;
  let since = 1;
  let lead = 1;
  syndromes.forEach((syndrome, n) => {
    let off = syndrome;
    for (let i = 1; i <= length; i += 1) off ^= times(now[i] ?? 0, syndromes[n - i] ?? 0);
    if (off === 0) {
      since += 1;
      return;
    }
    const factor = over(off, lead);
    const next = Array.from(
      { length: Math.max(now.length, before.length + since) },
      (_, i) => (now[i] ?? 0) ^ times(factor, before[i - since] ?? 0),
    );
    if (2 * length <= n) {
      before = now;
      length = n + 1 - length;
      lead = off;
      since = 1;
    } else since += 1;
    now = next;
  });
  return now.slice(0, length + 1);
}

/** A block with what was read wrongly put right (Reed and Solomon), or nothing where too much of it is. */
export function mended(block: readonly number[], mending: number): number[] | null {
  const terms = [...block].reverse();
  const syndromes = Array.from({ length: mending }, (_, exponent) => valueAt(terms, power(exponent)));
  if (syndromes.every((syndrome) => syndrome === 0)) return [...block];
  const where = locator(syndromes);
  const many = where.length - 1;
  if (many * 2 > mending) return null;
  const places = terms.flatMap((_, place) => (valueAt(where, power(-place)) === 0 ? [place] : []));
  if (places.length !== many) return null;
  const evaluator = Array.from({ length: mending }, (_, n) =>
    where.reduce((sum, term, i) => (i <= n ? sum ^ times(term, syndromes[n - i] ?? 0) : sum), 0),
  );
  // Of the derivative only the odd terms are left.
  const slope = where.map((_, i) => (i % 2 === 0 ? (where[i + 1] ?? 0) : 0));
  for (const place of places) {
    const at = power(-place);
    const bottom = valueAt(slope, at);
    if (bottom === 0) return null;
    terms[place] = (terms[place] ?? 0) ^ times(power(place), over(valueAt(evaluator, at), bottom));
  }
  return terms.reverse();
}
