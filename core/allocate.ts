/**
 * Parts a whole by weights: each part is its share rounded down, and what is left over goes, one by one, to the largest
 * fractions, the earlier one first. The parts add up to the whole. Where nothing weighs anything, all weigh alike.
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
