/** Units of a SKU at a place, and the order in which the place is walked to. */
export interface StockedBin {
  locationId: number;
  walkOrder: number;
  onHand: number;
}
/** Units that are taken from a place. */
export interface BinUnits {
  locationId: number;
  qty: number;
}

/**
 * Chooses the bins that units are taken from: as few as possible, of those the first in the order
 * of the walk. `short` is what is missing; then nothing is chosen.
 */
export function allocateBins(
  needed: number,
  bins: readonly StockedBin[],
): { taken: BinUnits[]; short: number } {
  const stocked = bins
    .filter(({ onHand }) => onHand > 0)
    .toSorted((one, other) => one.walkOrder - other.walkOrder || one.locationId - other.locationId);
  const all = stocked.reduce((sum, { onHand }) => sum + onHand, 0);
  if (all < needed) return { taken: [], short: needed - all };

  const taken: BinUnits[] = [];
  let left = needed;
  let allowed = countNeeded(needed, stocked);
  for (const [place, { locationId, onHand }] of stocked.entries()) {
    if (left === 0) break;
    const rest = sumLargest(stocked.slice(place + 1), allowed - 1);
    if (onHand + rest < left) continue;
    const qty = Math.min(onHand, left);
    taken.push({ locationId, qty });
    left -= qty;
    allowed -= 1;
  }
  return { taken, short: 0 };
}

const sumLargest = (bins: readonly StockedBin[], count: number): number =>
  bins
    .map(({ onHand }) => onHand)
    .sort((one, other) => other - one)
    .slice(0, Math.max(count, 0))
    .reduce((sum, onHand) => sum + onHand, 0);

/** Returns the smallest number of bins that hold so many units together. */
function countNeeded(needed: number, bins: readonly StockedBin[]): number {
  let count = 0;
  while (sumLargest(bins, count) < needed) count += 1;
  return count;
}
