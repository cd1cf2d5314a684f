import type { Adjustment, SourceType, Stage } from "./adjustment.ts";
import type { CartItem } from "./cartItem.ts";

/** A line as a stage finds it. Amounts are cents. */
export interface StagedLine {
  item: CartItem;
  /** What the goods of the line cost after the stages before. */
  amount: number;
  /** The line's share of the freight, before `freeDelivery`. */
  freight: number;
}
/**
 * A cart as a stage finds it: one shop's part, in the stage `unitPrice` that of one product, or in
 * the stage `platformCoupon` the whole.
 */
export interface StagedCart {
  lines: readonly StagedLine[];
  /**
   * Calculates the freight of each line, in cents, if the lines of these indexes are delivered for
   * free. Not for the whole cart.
   */
  quoteFreight(free: ReadonlySet<number>): readonly number[];
}

/**
 * Why a source does not change the price: `missing` is the rest of its minimum, in cents, and
 * `from` the instant from which it applies.
 */
export type Verdict =
  | { ok: true; saves: number }
  | { ok: false; reason: "minimum"; missing: number }
  | { ok: false; reason: "notYet"; from: Date }
  | { ok: false; reason: "noSaving" | "scope" | "region" | "soldOut" | "used" | "expired" }
  /** The buyer has as much of it as each may have, or has not been given it. */
  | { ok: false; reason: "limit" | "notHeld" }
  /** `saves` is what it would save without the source that saves more. */
  | { ok: false; reason: "beaten"; beatenBy: number; saves: number };

/**
 * A source of adjustments, such as a coupon or a group. It is pure: everything that it needs was
 * read by the finder that created it.
 */
export interface PricingSource {
  type: SourceType;
  id: number;
  /** Null for one of the platform, in the stage `platformCoupon`. */
  shopId: number | null;
  stage: Stage;
  /** The product whose unit price it sets; without one, that of every product of the shop. */
  goodsId?: number;
  /** The type of an order with its price; ordinary without one. */
  orderType?: "seckill" | "group";
  /** Its name on the order, as of the purchase. */
  label: string | null;
  /**
   * Whether the buyer could choose it, and has not: its verdict says what it would save, and it
   * neither wins nor beats another.
   */
  offered?: boolean;
  /** Whether it applies to the cart, and how much it saves. */
  applicable(cart: StagedCart): Verdict;
  /** The adjustments of the cart's lines, once it has won its stage. */
  apply(cart: StagedCart): readonly Adjustment[];
}
