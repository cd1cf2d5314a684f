import type { PayoutPart } from "../payoutParts.ts";

/** A bar of a waterfall, in cents: it begins where the one before ends. */
export interface WaterfallBar {
  name: PayoutPart | "paid";
  amount: number;
  lines: number;
  low: number;
  high: number;
  /** Whether it begins at zero: the first amount and the result. */
  isWhole: boolean;
}
export interface Waterfall {
  bars: readonly WaterfallBar[];
  /** The amounts at the lower and at the upper edge. */
  base: number;
  top: number;
}
interface Part {
  name: PayoutPart;
  amount: number;
  lines: number;
}
/** A scale is cut where the lowest step is above this share of the highest one. */
const cutFrom = 0.5;

/** Rounds down to two significant figures, such as 3,800. */
function roundDown(cents: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(cents, 1))) - 1);
  return Math.floor(cents / step) * step;
}

/**
 * Arranges the parts of a payout as bars that start where the one before ends, with the payout as
 * the last one. Parts without an amount are left out. Where all steps are high up, the scale is cut
 * below them, so that they can be seen.
 */
export function layOutWaterfall(parts: readonly Part[], paid: number): Waterfall {
  let level = 0;
  const steps = parts
    .filter(({ amount }) => amount !== 0)
    .map((part, place): WaterfallBar => {
      const from = level;
      level += part.amount;
      const [low, high] = [Math.min(from, level), Math.max(from, level)];
      return { ...part, low, high, isWhole: place === 0 };
    });
  const last: WaterfallBar = {
    name: "paid",
    amount: paid,
    lines: 1,
    low: Math.min(0, paid),
    high: Math.max(0, paid),
    isWhole: true,
  };
  const bars = [...steps, last];
  const top = Math.max(...bars.map(({ high }) => high), 0);
  // Every step ends at a level; whole bars also begin at zero, which a cut scale hides.
  const lowest = Math.min(...bars.map(({ low, high, isWhole }) => (isWhole ? high : low)));
  const isCut = lowest > top * cutFrom;
  const base = isCut
    ? roundDown(lowest - (top - lowest) * 0.3)
    : Math.min(...bars.map(({ low }) => low), 0);
  return { bars, base, top };
}
