import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Coupon = Pick<CamelRow<"coupons">, "id"> &
  Calculated<{
    title: string;
    goodsName: string;
    startTime: string | null;
    endTime: string | null;
  }>;

/**
 * Reads a page of the coupons that buyers can claim, the newest first: those of the actor's shop,
 * or for the platform of all shops, each with its shop's name.
 */
export const readCoupons = (
  tx: Tx,
  { page, pageSize }: { page?: number | null; pageSize?: number | null },
): Promise<Coupon[]> => {
  const size = Math.min(pageSize ?? 100, 200);
  return tx.run(sql<Coupon>`
    select c.id, c.name as title, coalesce(s.name, '') as "goodsName", c.starts_at as "startTime", c.ends_at as "endTime"
    from coupons c join shops s on s.id = c.shop_id
    where c.status in ('distributing', 'allClaimed') and c.send_condition = 'manual' and c.deleted_at is null
    order by c.id desc limit ${size} offset ${((page ?? 1) - 1) * size}`);
};
