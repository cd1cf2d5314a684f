import { amount, instant } from "../../../core/calls/answerShapes.ts";
import { type ShapeValue, shapes, toAmount } from "../../../framework/schema/index.ts";
import type { FlashPlan } from "./flashPlan.ts";

const { integer, list, nullable, object } = shapes;
const fields = {
  id: integer(),
  beginsAt: instant,
  endsAt: instant,
  limit: integer("Units that one buyer may order in the sale; 0 without a limit"),
  prices: list(
    object({
      skuId: integer(),
      price: amount,
      left: integer("Units left at this price; the next cost the regular one"),
      limit: nullable(integer("Units of this SKU that one buyer may order")),
    }),
    "Of the SKUs in the sale",
  ),
} as const;
/** A product's flash sale, as the storefront answers it: the present one, or the next. */
export const flashSaleShape = object(fields);

/**
 * Serializes a sale. A storefront compares its times with the clock, for the price and a countdown.
 */
export const serializeFlashSale = ({ id, beginsAt, endsAt, limit, prices }: FlashPlan) => ({
  id,
  beginsAt: new Date(beginsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  limit,
  prices: prices.map(({ skuId, price, left, limit: own }) => ({
    skuId,
    price: toAmount(price),
    left,
    limit: own,
  })),
});

export const flashSaleExample: ShapeValue<typeof flashSaleShape> = {
  id: 12,
  beginsAt: "2026-12-03T13:00:00.000Z",
  endsAt: "2026-12-06T13:00:00.000Z",
  limit: 2,
  prices: [{ skuId: 501, price: 9.95, left: 38, limit: null }],
};
