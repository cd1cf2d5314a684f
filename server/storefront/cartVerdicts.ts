import { amount, instant } from "../../core/calls/answerShapes.ts";
import { shapes, toAmount } from "../../framework/schema/index.ts";
import type { PricedOrder, Verdict } from "../../resources/pricing/index.ts";

const { boolean, integer, nullable, object, string } = shapes;

/** What a source of prices says about a cart. */
const verdictFields = {
  saves: nullable(amount),
  reason: nullable(
    string(),
    "Why it changes no price: `minimum`, `scope` (not for these products), `region` (not for this address), `notYet`, `soldOut`, `expired`, `used`, `beaten` (another one saves more) or `noSaving`",
  ),
  missing: nullable(amount, "What is missing of its minimum"),
  from: nullable(instant, "When it becomes valid"),
} as const;

const serializeVerdict = (verdict: Verdict) => ({
  saves: verdict.ok ? toAmount(verdict.saves) : null,
  reason: verdict.ok ? null : verdict.reason,
  missing: !verdict.ok && verdict.reason === "minimum" ? toAmount(verdict.missing) : null,
  from: !verdict.ok && verdict.reason === "notYet" ? verdict.from.toISOString() : null,
});

export const cartCoupon = object({
  id: integer("Of the buyer's coupon, for `couponIds` or `platformCouponId`"),
  name: nullable(string()),
  chosen: boolean("Whether the call has chosen it"),
  ...verdictFields,
});
const readSaving = (verdict: Verdict) => (verdict.ok ? verdict.saves : -1);

/**
 * Serializes the buyer's coupons of one shop, or of the platform for the whole cart: what each
 * saves, or why it cannot be used.
 */
export const serializeCoupons = (
  { verdicts }: Pick<PricedOrder, "verdicts">,
  of: "coupon" | "platformCoupon" = "coupon",
) =>
  verdicts
    .filter(({ stage }) => stage === of)
    .toSorted((one, other) => readSaving(other.verdict) - readSaving(one.verdict))
    .map(({ source, verdict }) => ({
      id: source.id,
      name: source.label,
      chosen: !source.offered,
      ...serializeVerdict(verdict),
    }));

export const cartVoucher = object({
  id: integer(),
  name: nullable(string()),
  ...verdictFields,
});
const isVoucher = ({ source }: PricedOrder["verdicts"][number]) => source.type === "voucher";

/** Serializes the vouchers whose codes were entered: what each saves, or why it cannot be used. */
export const serializeVouchers = ({ verdicts }: PricedOrder) =>
  verdicts.filter(isVoucher).map(({ source, verdict }) => ({
    id: source.id,
    name: source.label,
    ...serializeVerdict(verdict),
  }));

export const cartPromotion = object({
  type: string("`flashSale`, `groupActivity`, `buyerLevel` or `freeDelivery`"),
  stage: string(
    "When it is applied; `unitPrice` and `level` come before coupons, `freeDelivery` after them",
  ),
  id: integer(),
  name: nullable(string()),
  goodsId: nullable(integer(), "The product whose price it is for"),
  ...verdictFields,
});

/** Serializes the sources of all other stages: what each saves, or why it changes no price. */
export const serializePromotions = ({ verdicts }: PricedOrder) =>
  verdicts
    .filter((one) => one.stage !== "coupon" && one.stage !== "platformCoupon" && !isVoucher(one))
    .map(({ stage, source, verdict }) => ({
      type: source.type,
      stage,
      id: source.id,
      name: source.label,
      goodsId: source.goodsId ?? null,
      ...serializeVerdict(verdict),
    }));
