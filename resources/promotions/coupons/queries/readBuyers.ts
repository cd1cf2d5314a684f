import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Order = CamelRow<"orders">;
type Found = Calculated<{ id: Order["memberId"]; name: string; orders: number }>;

/** Reads buyers who have ordered from the actor's shop, by a part of their name; at most 50. */
export const readBuyers = (tx: Tx, name: string | null): Promise<Found[]> =>
  tx.run(sql<Found>`
    select member_id as id, max(member_name) as name, count(*)::integer as orders from orders
    where (${name}::text is null or strpos(lower(member_name), lower(${name})) > 0)
    group by member_id order by orders desc, id limit 50`);
