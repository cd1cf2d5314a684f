import { sql } from "kysely";
import type { Localized } from "../../../../framework/schema/index.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { PeriodKind, periodStates } from "../../promotionPeriods/promotionPeriods.ts";
import { shownDays } from "./trialQuery.ts";

export type ListedPromotion = Calculated<{
  kind: PeriodKind;
  sourceId: number;
  name: Localized;
  status: (typeof periodStates)[number];
  startsAt: CamelRow<"coupons">["addTime"];
  endsAt: CamelRow<"coupons">["endsAt"];
}>;
/** The most promotions of products and regions that a trial lists. */
const maxListed = 300;

/**
 * Lists the promotions of a shop that a cart meets by its products or its address, with those that
 * are scheduled or have just ended: what the price of a cart does not ask about is for none of its
 * products.
 */
export const listPromotions = (tx: Tx, shopId: number): Promise<ListedPromotion[]> =>
  tx.run(sql<ListedPromotion>`
    select p.kind, p.source_id as "sourceId", p.name, p.status, p.starts_at as "startsAt",
      p.ends_at as "endsAt"
    from promotion_periods p
    where p.shop_id = ${shopId} and p.kind in ('freeDelivery', 'flashSale', 'groupActivity')
      and (p.status in ('planned', 'running') or p.ends_at > now() - ${shownDays} * interval '1 day')
    order by p.ends_at nulls last, p.id limit ${maxListed}`);
