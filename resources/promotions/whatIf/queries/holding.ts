import type { HeldPiece } from "../../coupons/couponSource.ts";
import type { couponStates } from "../../coupons/coupons.ts";
import type { CouponTerms } from "../../coupons/couponTerms.ts";
import type { TrialScope } from "./createTrialFinders.ts";
import type { Fault } from "./trialQuery.ts";

/** A coupon, with the piece of it that a buyer has or could have. */
export interface Holding extends CouponTerms {
  status: keyof typeof couponStates;
  /** When it can be claimed. */
  startsAt: string | null;
  endsAt: string | null;
  /** Whether every piece is claimed. */
  isAllClaimed: boolean;
  /** Whether the buyer has claimed as many as each may. */
  isFull: boolean;
  /** Whether the buyer has an unused piece, of which the terms are. */
  isHeld: boolean;
  validFrom: string;
  validTo: string | null;
}
export const toInstant = (value: string | null): Date => new Date(value ?? 0);

/** The piece of a coupon as the price of a cart takes it. */
export function toPiece(
  row: Holding & { id: number; name: string; goodsIds: readonly number[] },
  { early, now }: TrialScope,
): HeldPiece {
  const from = toInstant(row.validFrom);
  return {
    ...row,
    status: "unused",
    validFrom: early && from > now ? now : from,
    validTo: row.validTo === null ? null : new Date(row.validTo),
    goodsIds: new Set(row.goodsIds),
  };
}

/** Why a buyer has no piece of a coupon at a time and cannot claim one; null if they have one. */
export function checkHolding(
  {
    status,
    startsAt,
    endsAt,
    isAllClaimed,
    isFull,
    isHeld,
    isClaimed,
  }: Holding & {
    /** Whether buyers claim it themselves. */
    isClaimed: boolean;
  },
  { buyerId, now, early }: TrialScope,
): Fault | null {
  if (isHeld) return null;
  if (toInstant(endsAt) <= now) return { ok: false, reason: "expired" };
  // One that was ended early has that end; a state that follows by a job may be behind.
  if (status === "expired" && toInstant(endsAt) <= new Date())
    return { ok: false, reason: "expired" };
  const from = toInstant(startsAt);
  if (from > now && !early) return { ok: false, reason: "notYet", from };
  if (buyerId !== null && isFull) return { ok: false, reason: "used" };
  if (buyerId !== null && !isClaimed) return { ok: false, reason: "notHeld" };
  return isAllClaimed ? { ok: false, reason: "soldOut" } : null;
}
