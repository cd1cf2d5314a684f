import { sql } from "kysely";
import { amount } from "../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes, toAmount } from "../../framework/schema/index.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { groupActivities, priceAlone, priceInGroup } from "../../resources/promotions/index.ts";

type Terms = Pick<CamelRow<"group_activities">, "groupType" | "groupNum"> &
  Calculated<{
    hours: TableRow<"group_activities">["group_limit_hours"];
    limit: TableRow<"group_activities">["group_limit_buy"];
    singleBuy: TableRow<"group_activities">["group_single_buy"];
    steps: { num: number; discounts: number }[];
  }>;
const { boolean, integer, list, nullable, number, object } = shapes;
/** A product's group terms, as the storefront answers them. */
export const groupTermsShape = object({
  type: choiceName(groupActivities.fields.groupType),
  hours: integer("How long a group is open"),
  limit: integer("Units that one buyer may buy; 0 without a limit"),
  singleBuy: boolean("Whether the product can be bought without a group"),
  steps: list(
    object({
      people: integer(),
      percent: nullable(number("Percentage of the price that members pay")),
    }),
  ),
  prices: list(
    object({
      skuId: integer(),
      alone: nullable(amount),
      inGroup: list(amount, "Price in each of the steps"),
    }),
  ),
});

/** Returns a product's group terms: its steps, and the price of each SKU in each step. */
export async function groupTerms(
  tx: Tx,
  goodsId: number,
  skus: readonly { id: number; price: number; oriPrice: number | null }[],
) {
  const terms = await tx.first(sql<Terms>`
    select a.group_type as "groupType", a.group_num as "groupNum", a.group_limit_hours as hours, a.group_limit_buy as limit,
      a.group_single_buy as "singleBuy",
      (select coalesce(jsonb_agg(jsonb_build_object('num', s.num, 'discounts', s.discounts) order by s.num), '[]')
        from group_activities_group_json s where s.parent_id = a.id) as steps
    from group_activities a where a.goods = ${goodsId}`);
  if (!terms) return null;
  const { groupType, groupNum, hours, limit, singleBuy } = terms;
  const steps: { num: number; discounts: number | null }[] =
    groupType === "ladder" ? terms.steps : [{ num: groupNum ?? 2, discounts: null }];
  return {
    type: groupType,
    hours,
    limit,
    singleBuy,
    steps: steps.map(({ num, discounts }) => ({ people: num, percent: discounts })),
    prices: skus.map((sku) => ({
      skuId: sku.id,
      alone: singleBuy ? toAmount(priceAlone(sku)) : null,
      inGroup: steps.map(({ discounts }) => toAmount(priceInGroup(sku.price, discounts))),
    })),
  };
}
export const groupTermsExample: ShapeValue<typeof groupTermsShape> = {
  type: "ladder",
  hours: 24,
  limit: 0,
  singleBuy: true,
  steps: [
    { people: 2, percent: 95 },
    { people: 3, percent: 90 },
  ],
  prices: [{ skuId: 501, alone: 45, inGroup: [38, 36] }],
};
