import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { pieceUseSql } from "../../receivedPlatformCoupons/queries/pieceUseSql.ts";

type Results = Pick<CamelRow<"platform_coupons">, "id"> &
  Calculated<{ used: number; saved: number; borne: number; netSales: number }>;

/** Reads what the platform's coupons have come to, by their ids: uses, and amounts in cents. */
export async function readPlatformResults(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Results>> {
  if (ids.length === 0) return new Map();
  const found = await tx.run(sql<Results>`
    select r.coupon as id, count(*)::integer as used, coalesce(sum(u.saved), 0)::bigint as saved,
      coalesce(sum(u.borne), 0)::bigint as borne, coalesce(sum(u.net), 0)::bigint as "netSales"
    from received_platform_coupons r cross join lateral ${pieceUseSql} u
    where r.coupon = any(${[...ids]}::bigint[]) and r.status = 'used'
    group by 1`);
  return new Map(found.map((one) => [one.id, one]));
}
