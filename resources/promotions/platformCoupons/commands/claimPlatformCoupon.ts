import { sql } from "kysely";
import { app } from "../../../../core/app.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";

type Coupon = CamelRow<"platform_coupons">;
interface Claim {
  couponId: number;
  buyer: { id: number; name: string };
  /** The shop of the storefront, if it is that of one shop. */
  onlyShop?: number | null;
}

/**
 * Claims one piece of a coupon of the platform for a buyer. The conditional update takes it, and
 * locks the coupon: of many calls at once never more succeed than there are pieces, and the buyer's
 * own are counted one call after the other.
 *
 * @throws {DomainError} `record.notFound` when the storefront has no such coupon.
 * @throws {DomainError} `coupon.notDistributed` when it cannot be claimed now.
 * @throws {DomainError} `coupon.allClaimed` when no piece is left.
 * @throws {DomainError} `coupon.limitReached` when the buyer has as many as each may have.
 */
export async function claimPlatformCoupon(
  ctx: TransactionContext,
  { couponId, buyer, onlyShop = null }: Claim,
): Promise<number> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  const left = sql<boolean>`t.id = ${couponId} and t.status = 'distributing' and t.deleted_at is null
    and t.draw_num < t.total_num and t.starts_at <= ${at} and t.ends_at > ${at}
    and ${isOfShop(sql.ref("t.id"), sql.ref("t.shop_range"), onlyShop)}`;
  const taken = await updateRows(ctx, "platformCoupons", left, {
    draw_num: sql<number>`t.draw_num + 1`,
    status: sql<
      Coupon["status"]
    >`case when t.draw_num + 1 = t.total_num then 'allClaimed' else t.status end`,
  });
  if (taken.length === 0) throw await explain(ctx, couponId, onlyShop);
  const has = await tx.first(sql<Calculated<{ full: boolean; limit: Coupon["limitNum"] }>>`
    select c.limit_num as limit, (
      select count(*) from received_platform_coupons r
      where r.coupon = c.id and r.member_id = ${buyer.id}
    ) >= c.limit_num as full
    from platform_coupons c where c.id = ${couponId}`);
  if (has?.full) throw domainError("coupon.limitReached", { smart_count: has.limit });
  const inserted = await tx.first(sql<Pick<CamelRow<"received_platform_coupons">, "id">>`
    insert into received_platform_coupons (
      coupon, name, member_id, member_name, status, claimed_at, valid_from, valid_to, type, amount, discount,
      full_amount, platform_percent, shop_scope, cate_scope, add_time, upd_time
    )
    select c.id, c.name, ${buyer.id}::bigint, ${buyer.name}, 'unused', ${at}::timestamptz,
      case when c.validity_type = 'fixedRange'
        then greatest(lower(c.fixed_range)::timestamp at time zone ${app.timeZone}, ${at}::timestamptz)
        else ${at}::timestamptz end,
      case c.validity_type
        when 'fixedRange' then upper(c.fixed_range)::timestamp at time zone ${app.timeZone}
        when 'daysAfterCollection' then ${at}::timestamptz + c.validity_days * interval '24 hours' end,
      c.type, c.amount, c.discount, c.full_amount, c.platform_percent,
      case c.shop_range when 'selected' then (
        select jsonb_agg(s.target_id order by s.position) from platform_coupons_shop_ids s where s.parent_id = c.id) end,
      case c.use_type when 'category' then (
        select jsonb_agg(k.target_id order by k.position) from platform_coupons_cate_ids k where k.parent_id = c.id) end,
      ${at}::timestamptz, ${at}::timestamptz
    from platform_coupons c where c.id = ${couponId}
    returning id`);
  if (!inserted) throw new Error(`platform coupon ${couponId} was not claimed`);
  await publishChange(ctx.engine, tx, ctx.engine.resource("receivedPlatformCoupons"), {});
  return inserted.id;
}

/** Whether a coupon is for products of a shop; true for the storefront of all shops. */
export const isOfShop = (
  id: ReturnType<typeof sql.ref>,
  range: ReturnType<typeof sql.ref>,
  onlyShop: number | null,
) => sql<boolean>`(${onlyShop}::bigint is null or ${range} = 'all' or exists (
  select from platform_coupons_shop_ids i where i.parent_id = ${id} and i.target_id = ${onlyShop}))`;

/** Finds out why no piece could be taken. */
async function explain({ tx }: TransactionContext, id: number, onlyShop: number | null) {
  const coupon = await tx.first(
    tx.db
      .selectFrom("platform_coupons as c")
      .select(["c.status", "c.draw_num as drawNum", "c.total_num as totalNum"])
      .where("c.id", "=", id)
      .where("c.deleted_at", "is", null)
      .where(isOfShop(sql.ref("c.id"), sql.ref("c.shop_range"), onlyShop)),
  );
  if (!coupon) return notFound();
  return coupon.status !== "expired" && coupon.drawNum >= coupon.totalNum
    ? domainError("coupon.allClaimed")
    : domainError("coupon.notDistributed");
}
