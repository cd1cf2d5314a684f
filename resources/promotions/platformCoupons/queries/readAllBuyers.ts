import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Buyer = CamelRow<"buyers">;
type Found = Calculated<{ id: Buyer["id"]; name: Buyer["nickname"]; orders: number }>;

/**
 * Reads buyers of the market by a part of their name, with their paid orders; at most 50, the
 * newest first.
 */
export const readAllBuyers = (tx: Tx, name: string | null): Promise<Found[]> =>
  tx.run(sql<Found>`
    select b.id, b.nickname as name,
      (select count(*) from orders o where o.member_id = b.id and o.pay_time is not null)::integer as orders
    from buyers b
    where b.status = 'normal'
      and (${name}::text is null or strpos(lower(b.nickname), lower(${name})) > 0)
    order by b.id desc limit 50`);
