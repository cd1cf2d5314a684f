import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Batch = Pick<
  CamelRow<"vouchers_batches">,
  "id" | "at" | "kind" | "name" | "code" | "count" | "quantity" | "byName"
> &
  Calculated<{ used: number }>;

/** Reads the batches of a voucher's codes with the orders that use them, the latest first. */
export const readBatches = (tx: Tx, voucherId: number): Promise<Batch[]> =>
  tx.run(sql<Batch>`
    select b.id, b.at, b.kind, b.name, b.code, b.count, b.quantity, b.by_name as "byName",
      (select count(*)::integer from voucher_uses u where u.voucher = b.parent_id and u.batch_id = b.id
        and u.status = 'used') as used
    from vouchers_batches b where b.parent_id = ${voucherId} order by b.id desc`);
