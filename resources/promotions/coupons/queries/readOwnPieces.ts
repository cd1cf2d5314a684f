import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Piece = Pick<
  CamelRow<"received_coupons">,
  | "id"
  | "name"
  | "shopId"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
  | "useType"
  | "status"
  | "source"
  | "claimedAt"
  | "validFrom"
  | "validTo"
> &
  Calculated<{ couponId: number; shopName: string | null; orderNo: string | null }>;

interface Owned {
  buyerId: number;
  status: Piece["status"] | null;
  onlyShop: number | null;
}
/** Reads the pieces that a buyer has collected, the newest first. */
export const readOwnPieces = (tx: Tx, { buyerId, status, onlyShop }: Owned): Promise<Piece[]> =>
  tx.run(sql<Piece>`
    select r.id, r.coupon as "couponId", r.name, r.shop_id as "shopId", s.name as "shopName", r.type, r.amount,
      r.discount, r.full_amount as "fullAmount", r.use_type as "useType", r.status, r.source,
      r.claimed_at as "claimedAt", r.valid_from as "validFrom", r.valid_to as "validTo", o.order_no as "orderNo"
    from received_coupons r join shops s on s.id = r.shop_id left join orders o on o.id = r.order_id
    where r.member_id = ${buyerId} and (${status}::text is null or r.status = ${status})
      and (${onlyShop}::bigint is null or r.shop_id = ${onlyShop})
    order by r.id desc limit 200`);
