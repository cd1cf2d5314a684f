import { sql } from "kysely";
import { app } from "../../../../core/app.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { isOfShop } from "../commands/claimPlatformCoupon.ts";

type Terms = Calculated<{ shopIds: number[] | null; cateIds: number[] | null }>;
type Offer = Pick<
  CamelRow<"platform_coupons">,
  | "id"
  | "name"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
  | "validityType"
  | "validityDays"
  | "startsAt"
  | "endsAt"
  | "rules"
> &
  Terms &
  Calculated<{ validFrom: string | null; validTo: string | null; left: number; limit: number }>;

/** Reads the platform's coupons, with those that can be claimed later. */
export const readPlatformOffers = (tx: Tx, onlyShop: number | null): Promise<Offer[]> =>
  tx.run(sql<Offer>`
    select c.id, c.name, c.type, c.amount, c.discount, c.full_amount as "fullAmount",
      case c.shop_range when 'selected' then array(
        select s.target_id from platform_coupons_shop_ids s where s.parent_id = c.id order by s.position) end as "shopIds",
      case c.use_type when 'category' then array(
        select k.target_id from platform_coupons_cate_ids k where k.parent_id = c.id order by k.position) end as "cateIds",
      c.validity_type as "validityType", c.validity_days as "validityDays",
      lower(c.fixed_range)::timestamp at time zone ${app.timeZone} as "validFrom",
      upper(c.fixed_range)::timestamp at time zone ${app.timeZone} as "validTo",
      c.starts_at as "startsAt", c.ends_at as "endsAt", c.total_num - c.draw_num as left, c.limit_num as limit, c.rules
    from platform_coupons c
    where c.status in ('distributing', 'allClaimed') and c.deleted_at is null
      and ${isOfShop(sql.ref("c.id"), sql.ref("c.shop_range"), onlyShop)}
    order by c.ends_at, c.id`);

type Piece = Pick<
  CamelRow<"received_platform_coupons">,
  | "id"
  | "name"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
  | "status"
  | "claimedAt"
  | "validFrom"
  | "validTo"
> &
  Terms &
  Calculated<{ couponId: number; payOrderNo: string | null }>;
interface Owned {
  buyerId: number;
  status: Piece["status"] | null;
  onlyShop: number | null;
}
/** Reads the pieces that a buyer has claimed, the newest first. */
export const readOwnPlatformPieces = (
  tx: Tx,
  { buyerId, status, onlyShop }: Owned,
): Promise<Piece[]> =>
  tx.run(sql<Piece>`
    select r.id, r.coupon as "couponId", r.name, r.type, r.amount, r.discount, r.full_amount as "fullAmount",
      r.shop_scope as "shopIds", r.cate_scope as "cateIds", r.status, r.claimed_at as "claimedAt",
      r.valid_from as "validFrom", r.valid_to as "validTo", p.pay_order_no as "payOrderNo"
    from received_platform_coupons r left join pay_orders p on p.id = r.pay_order_id
    where r.member_id = ${buyerId} and (${status}::text is null or r.status = ${status})
      and (${onlyShop}::bigint is null or r.shop_scope is null or r.shop_scope @> to_jsonb(${onlyShop}::bigint))
    order by r.id desc limit 200`);
