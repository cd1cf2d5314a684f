import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import type { couponSources } from "../../receivedCoupons/receivedCoupons.ts";

export interface Issue {
  couponId: number;
  buyer: { id: number; name: string };
  source: (typeof couponSources)[number];
  /** The order with whose purchase it is given. */
  giftOrderId?: number;
}
type Coupon = CamelRow<"coupons">;
type State = Coupon["status"];

/**
 * Issues one piece of a coupon to a buyer. The conditional update takes it, and locks the coupon:
 * of many calls at once never more succeed than there are pieces, and the buyer's own are counted
 * one call after the other.
 *
 * @throws {DomainError} `coupon.notDistributed` when it is not distributed now, or not in this way.
 * @throws {DomainError} `coupon.allClaimed` when no piece is left.
 * @throws {DomainError} `coupon.limitReached` when the buyer has as many as each may have.
 */
export async function issueCoupon(ctx: TransactionContext, issue: Issue): Promise<number> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  const { couponId: id, buyer, source, giftOrderId = null } = issue;
  const way = { claim: "manual", present: null, gift: "giftOnPurchase" } as const;
  const left = sql<boolean>`t.id = ${id} and t.status = 'distributing' and t.deleted_at is null
    and t.draw_num < t.total_num and t.ends_at > ${at}
    and (${way[source]}::text is null or (t.send_condition = ${way[source]} and t.starts_at <= ${at}))`;
  const taken = await updateRows(ctx, "coupons", left, {
    draw_num: sql<number>`t.draw_num + 1`,
    status: sql<State>`case when t.draw_num + 1 = t.total_num then 'allClaimed' else t.status end`,
  });
  if (taken.length === 0) throw await explain(ctx, id);
  const has = await tx.first(sql<Calculated<{ full: boolean; limit: Coupon["limitNum"] }>>`
    select c.limit_num as limit, (
      select count(*) from received_coupons r where r.coupon = c.id and r.member_id = ${buyer.id}
    ) >= c.limit_num as full
    from coupons c where c.id = ${id}`);
  if (has?.full) throw domainError("coupon.limitReached", { smart_count: has.limit });
  const inserted = await tx.first(sql<Pick<CamelRow<"received_coupons">, "id" | "shopId">>`
    insert into received_coupons (
      shop_id, coupon, name, member_id, member_name, source, status, claimed_at, valid_from, valid_to,
      gift_order_id, type, amount, discount, full_amount, use_type, scope, add_time, upd_time
    )
    select c.shop_id, c.id, c.name, ${buyer.id}::bigint, ${buyer.name}, ${source}, 'unused', ${at}::timestamptz,
      case when c.validity_type = 'fixedRange'
        then greatest(lower(c.fixed_range)::timestamp at time zone s.time_zone, ${at}::timestamptz)
        else ${at}::timestamptz end,
      case c.validity_type
        when 'fixedRange' then upper(c.fixed_range)::timestamp at time zone s.time_zone
        when 'daysAfterCollection' then ${at}::timestamptz + c.validity_days * interval '24 hours' end,
      ${giftOrderId}::bigint,
      c.type, c.amount, c.discount, c.full_amount, c.use_type, case c.use_type
        when 'goods' then (select jsonb_agg(g.target_id order by g.position) from coupons_goods_ids g where g.parent_id = c.id)
        when 'category' then (select jsonb_agg(k.target_id order by k.position) from coupons_cate_ids k where k.parent_id = c.id)
        end, ${at}::timestamptz, ${at}::timestamptz
    from coupons c join shops s on s.id = c.shop_id where c.id = ${id}
    returning id, shop_id as "shopId"`);
  if (!inserted) throw new Error(`coupon ${id} has no shop`);
  await publishChanges(ctx, [inserted.shopId], ["receivedCoupons"]);
  return inserted.id;
}

/** Finds out why no piece could be taken. */
async function explain({ tx }: TransactionContext, id: number) {
  const coupon = await tx.first(
    tx.db
      .selectFrom("coupons")
      .select(["status", "draw_num as drawNum", "total_num as totalNum"])
      .where("id", "=", id)
      .where("deleted_at", "is", null),
  );
  return coupon && coupon.status !== "expired" && coupon.drawNum >= coupon.totalNum
    ? domainError("coupon.allClaimed")
    : domainError("coupon.notDistributed");
}
