/**
 * Splits a total by weights. Each part is rounded down; the remainder goes unit by unit to the
 * largest fractions, ties to the earlier part. The parts add up to the total. If all weights are
 * zero, the parts are equal.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n)
    return weights.length === 0
      ? []
      : spread(
          total,
          weights.map(() => 1),
        );
  const shares = weights.map((weight, place) => {
    const product = BigInt(total) * BigInt(weight);
    return { place, part: Number(product / all), fraction: product % all };
  });
  const left = total - shares.reduce((sum, { part }) => sum + part, 0);
  const largestFirst = [...shares].sort((one, other) =>
    one.fraction === other.fraction ? one.place - other.place : one.fraction > other.fraction ? -1 : 1,
  );
  for (const share of largestFirst.slice(0, left)) share.part += 1;
  return shares.map(({ part }) => part);
}
