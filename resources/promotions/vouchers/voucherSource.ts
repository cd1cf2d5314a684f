import { allocate } from "../../../core/allocate.ts";
import type { PricingSource, StagedCart, Verdict } from "../../pricing/index.ts";
import { calculateReduction } from "../coupons/couponTerms.ts";
import type { voucherTypes, voucherValues } from "./vouchers.ts";

/** A voucher whose code a buyer has entered, as of the time of a cart. Amounts are cents. */
export interface EnteredVoucher {
  id: number;
  shopId: number;
  name: string;
  type: (typeof voucherTypes)[number];
  valueType: (typeof voucherValues)[number];
  amount: number | null;
  /** The price to pay in thousandths. */
  discount: number | null;
  minAmount: number;
  startsAt: Date;
  /** Null without an end. */
  endsAt: Date | null;
  /** Whether its shop has ended it. */
  closed: boolean;
  /** Whether no order can use the code any more, or this buyer cannot. */
  used: boolean;
  /** The products of the cart that it is for. */
  goodsIds: ReadonlySet<number>;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Why a voucher cannot be used at a time, whatever is in the cart; null if it can. */
function checkTime({ closed, used, startsAt, endsAt }: EnteredVoucher, now: Date): Verdict | null {
  if (closed || (endsAt && now >= endsAt)) return { ok: false, reason: "expired" };
  if (used) return { ok: false, reason: "used" };
  return now < startsAt ? { ok: false, reason: "notYet", from: startsAt } : null;
}

/**
 * The price of a cart with a voucher: it reduces the lines of its products in proportion, or the
 * freight of its shop.
 */
export function createVoucherSource(voucher: EnteredVoucher, now: Date): PricingSource {
  const isFreight = voucher.type === "freight";
  const listGoods = ({ lines }: StagedCart) =>
    lines.map(({ item, amount }) => (voucher.goodsIds.has(item.goodsId) ? amount : 0));
  /** What it can reduce of each line. */
  const listBase = (cart: StagedCart) =>
    isFreight ? cart.lines.map(({ freight }) => freight) : listGoods(cart);
  const reduce = (total: number) =>
    calculateReduction(
      {
        type: voucher.valueType === "percent" ? "discount" : "fullReduction",
        amount: voucher.amount,
        discount: voucher.discount,
      },
      total,
    );
  return {
    type: "voucher",
    id: voucher.id,
    shopId: voucher.shopId,
    // One that pays freight competes with the shop's free delivery, after all discounts.
    stage: isFreight ? "freeDelivery" : "voucher",
    label: voucher.name,
    applicable(cart) {
      const timed = checkTime(voucher, now);
      if (timed) return timed;
      if (!cart.lines.some(({ item }) => voucher.goodsIds.has(item.goodsId)))
        return { ok: false, reason: "scope" };
      const total = sum(listGoods(cart));
      if (total < voucher.minAmount)
        return { ok: false, reason: "minimum", missing: voucher.minAmount - total };
      const saves = reduce(sum(listBase(cart)));
      return saves > 0 ? { ok: true, saves } : { ok: false, reason: "noSaving" };
    },
    apply(cart) {
      const amounts = listBase(cart);
      return allocate(reduce(sum(amounts)), amounts).flatMap((share, line) =>
        share === 0 ? [] : [{ line, amount: -share }],
      );
    },
  };
}
