/**
 * Splits a total by weights, both integers, for example cents by line totals. Each part is rounded
 * down; the remainder goes unit by unit to the largest fractions, ties to the earlier part. The
 * parts add up to the total. If all weights are zero, the parts are equal. A negative total is
 * split like its absolute value.
 *
 * @throws {RangeError} when the total or a weight is not an integer.
 *
 * @example
 * ```ts
 * const shares = allocate(1_000, [500, 300, 100]); // [556, 333, 111]
 * ```
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (total < 0) return allocate(-total, weights).map((part) => (part === 0 ? 0 : -part));

  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n)
    return weights.length === 0
      ? []
      : allocate(
          total,
          weights.map(() => 1),
        );
  const entries = weights.map((weight, place) => {
    const product = BigInt(total) * BigInt(weight);
    return { place, part: Number(product / all), fraction: product % all };
  });
  const left = total - entries.reduce((sum, { part }) => sum + part, 0);
  const largestFirst = [...entries].sort((one, other) =>
    one.fraction === other.fraction
      ? one.place - other.place
      : one.fraction > other.fraction
        ? -1
        : 1,
  );
  for (const entry of largestFirst.slice(0, left)) entry.part += 1;
  return entries.map(({ part }) => part);
}
