import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { PricingSource } from "../../../pricing/index.ts";
import type { CartSource } from "../../../pricing/server.ts";
import { priceInGroup } from "../../groupActivities/groupPrice.ts";
import { type TrialQuery, toTrialSource } from "./trialQuery.ts";

type Found = Pick<CamelRow<"group_activities">, "id"> &
  Calculated<{ goodsId: number; discounts: number | null }>;

/** What a group deal would take off its product: a cart is priced as one that is bought alone. */
export async function findTrialGroups(tx: Tx, query: TrialQuery): Promise<readonly CartSource[]> {
  const { scope, items } = query;
  const found = await tx.run(sql<Found>`
    select a.id, a.goods as "goodsId", (select min(s.discounts) from group_activities_group_json s
      where s.parent_id = a.id) as discounts
    from group_activities a where a.shop_id = ${scope.shopId}
      and a.goods = any(${items.map(({ goodsId }) => goodsId)}::bigint[])
    order by a.id`);
  return found.map(({ id, goodsId, discounts }) => {
    const share = discounts === null ? null : Number(discounts);
    const apply: PricingSource["apply"] = ({ lines }) =>
      lines.map(({ item }, line) => ({
        line,
        amount: (priceInGroup(item.price, share) - item.listPrice) * item.qty,
      }));
    const source: PricingSource = {
      type: "groupActivity",
      id,
      shopId: scope.shopId,
      stage: "unitPrice",
      goodsId,
      label: null,
      applicable: (cart) => ({
        ok: true,
        saves: apply(cart).reduce((sum, { amount }) => sum - amount, 0),
      }),
      apply,
    };
    const promotion = { fault: null, isScheduled: false, endsAt: null };
    return { ...toTrialSource(source, query, promotion), offered: true };
  });
}
