import { useState } from "react";
import { type TriedAddress, useTriedAddress } from "../../../freight/screens.ts";
import type { TriedCart } from "../whatIfCart.ts";

/** A product of the cart; its variant is known once its variants are loaded. */
export interface TriedLine {
  key: number;
  goods: { id: number; name: string };
  skuId: number | null;
  qty: number;
}
export interface TriedCustomer {
  id: number;
  name: string;
}
/** What the screen tries, as it is typed. */
export interface TriedState {
  lines: readonly TriedLine[];
  customer: TriedCustomer | null;
  pickup: boolean;
  /** An instant; empty for now. */
  at: string | null;
  early: boolean;
  without: readonly string[];
  /** What gift cards and points pay at most: cents and points; empty for nothing. */
  giftCard: number | null;
  points: number | null;
}
const nothing: TriedState = {
  lines: [],
  customer: null,
  pickup: false,
  at: null,
  early: false,
  without: [],
  giftCard: null,
  points: null,
};
let keys = 0;
export const toKey = (): number => {
  keys += 1;
  return keys;
};

/**
 * The cart that is tried. It lasts as long as its page; the address is the last one that was typed
 * for shipping.
 */
export function useTriedCart() {
  const [state, setState] = useState(nothing);
  const { tried, setTried, address } = useTriedAddress();
  const { lines, customer, pickup, at, early, without, giftCard, points } = state;
  const items = lines.flatMap(({ skuId, qty }) => (skuId === null ? [] : [{ skuId, qty }]));
  const isReady = items.length > 0 && items.length === lines.length && (pickup || address !== null);
  const cart: TriedCart | null = isReady
    ? {
        items,
        memberId: customer?.id ?? null,
        address: pickup ? null : address,
        at,
        early,
        without: [...without],
        ...(giftCard === null ? {} : { giftCard }),
        ...(points === null ? {} : { points }),
      }
    : null;
  return {
    state,
    cart,
    address: tried,
    change: (more: Partial<TriedState>) => setState((before) => ({ ...before, ...more })),
    changeLine: (key: number, more: Partial<TriedLine>) =>
      setState((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...more } : line)),
      })),
    setAddress: (next: TriedAddress) => setTried(next),
    clear: () => setState(nothing),
  };
}
export type Tried = ReturnType<typeof useTriedCart>;
