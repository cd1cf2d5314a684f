import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Results = Pick<CamelRow<"vouchers">, "id"> &
  Calculated<{ codeNum: number; usedNum: number; saved: number }>;

/** Reads by the ids of vouchers their codes, the orders that use them, and what they took off. */
export async function readResults(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Results>> {
  if (ids.length === 0) return new Map();
  const found = await tx.run(sql<Results>`
    select v.id,
      (select coalesce(sum(b.count), 0)::integer from vouchers_batches b where b.parent_id = v.id) as "codeNum",
      count(u.id)::integer as "usedNum", coalesce(sum(a.saved), 0)::bigint as saved
    from vouchers v left join voucher_uses u on u.voucher = v.id and u.status = 'used'
    left join lateral (
      select sum(reversed - amount) as saved from orders_adjustments
      where parent_id = u.order_id and source = 'voucher' and source_id = v.id) a on true
    where v.id = any(${[...ids]}::bigint[]) group by v.id`);
  return new Map(found.map((one) => [one.id, one]));
}
