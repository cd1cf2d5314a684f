import { sql } from "kysely";
import { toAmount } from "../../../../framework/schema/index.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { savedSql } from "../../receivedCoupons/queries/savedSql.ts";
import type { ClaimedPiece } from "../coupons.ts";

type Piece = Pick<
  CamelRow<"received_coupons">,
  "id" | "memberId" | "memberName" | "status" | "claimedAt"
> &
  Calculated<Pick<ClaimedPiece, "orderNumber" | "saved">>;
const maxClaimed = 1_000;

/**
 * Reads who has collected a coupon of the actor's shop, the newest first, and what it was used for.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such coupon.
 */
export async function readDrawList(tx: Tx, couponId: number): Promise<ClaimedPiece[]> {
  const coupon = await tx.first(
    tx.db.selectFrom("coupons").select("id").where("id", "=", couponId),
  );
  if (!coupon) throw notFound();
  const pieces = await tx.run(sql<Piece>`
    select r.id, r.member_id as "memberId", r.member_name as "memberName", r.status,
      r.claimed_at as "claimedAt", o.number as "orderNumber", ${savedSql} as saved
    from received_coupons r left join orders o on o.id = r.order_id
    where r.coupon = ${couponId} order by r.id desc limit ${maxClaimed}`);
  return pieces.map((piece) => ({
    ...piece,
    saved: piece.saved === null ? null : toAmount(piece.saved),
  }));
}
