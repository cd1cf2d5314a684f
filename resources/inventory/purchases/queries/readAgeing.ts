import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What a shop owes a supplier, by the days since it was due; cents. */
export type Ageing = Calculated<{
  arrears: number;
  /** Not due yet, or not invoiced. */
  notDue: number;
  due30: number;
  due60: number;
  due90: number;
  /** Due for more than 90 days. */
  dueLonger: number;
}>;
type SupplierAgeing = Ageing & { supplier: TableRow<"purchases">["supplier"] };

export const nothingOwed: Ageing = {
  arrears: 0,
  notDue: 0,
  due30: 0,
  due60: 0,
  due90: 0,
  dueLonger: 0,
};

/** Reads the open purchases of suppliers by their age, in days of the shop's time zone. */
export async function readAgeing(
  tx: Tx,
  supplierIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Ageing>> {
  const found = await tx.run(sql<SupplierAgeing>`
    select p.supplier, sum(p.arrears)::bigint as arrears,
      sum(p.arrears) filter (where d.days is null or d.days <= 0)::bigint as "notDue",
      sum(p.arrears) filter (where d.days between 1 and 30)::bigint as due30,
      sum(p.arrears) filter (where d.days between 31 and 60)::bigint as due60,
      sum(p.arrears) filter (where d.days between 61 and 90)::bigint as due90,
      sum(p.arrears) filter (where d.days > 90)::bigint as "dueLonger"
    from purchases p join shops s on s.id = p.shop_id
    cross join lateral (
      select (${now.toISOString()}::timestamptz at time zone s.time_zone)::date - p.due_on as days
    ) d
    where p.arrears > 0 and p.supplier = any(${[...supplierIds]}::bigint[])
    group by p.supplier`);
  return new Map(
    found.map(({ supplier, ...sums }) => [
      supplier,
      {
        arrears: Number(sums.arrears),
        notDue: Number(sums.notDue ?? 0),
        due30: Number(sums.due30 ?? 0),
        due60: Number(sums.due60 ?? 0),
        due90: Number(sums.due90 ?? 0),
        dueLonger: Number(sums.dueLonger ?? 0),
      },
    ]),
  );
}
