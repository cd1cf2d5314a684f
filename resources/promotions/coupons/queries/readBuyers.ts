import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Buyer = CamelRow<"shop_buyers">;
type Found = Calculated<{
  id: Buyer["memberId"];
  name: NonNullable<Buyer["memberName"]>;
  orders: Buyer["orderCount"];
}>;

/**
 * Reads buyers who have ordered from the actor's shop, by a part of their name; at most 50, those
 * with the most orders first. They are the shop's customers, so that no order is counted here.
 */
export const readBuyers = (tx: Tx, name: string | null): Promise<Found[]> =>
  tx.run(sql<Found>`
    select member_id as id, coalesce(member_name, '') as name, order_count as orders from shop_buyers t
    where (${name}::text is null or strpos(lower(t.member_name), lower(${name})) > 0)
    order by t.order_count desc, t.id desc limit 50`);
