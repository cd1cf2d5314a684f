import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartSource } from "../../../pricing/server.ts";
import { createCouponSource } from "../../coupons/couponSource.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { checkHolding, type Holding, toInstant, toPiece } from "./holding.ts";
import { maxTried, shownDays, type TrialQuery, toTrialSource } from "./trialQuery.ts";

type Coupon = CamelRow<"coupons">;
type Found = Pick<Coupon, "id" | "name"> &
  Calculated<Holding & { collection: Coupon["sendCondition"]; goodsIds: number[] }>;

/**
 * Reads the coupons of a shop with their terms: those of the piece that a buyer has, or of one that
 * would be claimed then.
 */
const readCoupons = (tx: Tx, { scope, items }: TrialQuery): Promise<Found[]> => {
  const at = sql`${scope.now.toISOString()}::timestamptz`;
  return tx.run(sql<Found>`
    with recursive ${categoryPaths(items.map(({ goodsId }) => goodsId))}
    select c.id, c.name, c.send_condition as collection, c.status, c.starts_at as "startsAt",
      c.ends_at as "endsAt", c.draw_num >= c.total_num as "isAllClaimed",
      (select count(*) from received_coupons r
        where r.coupon = c.id and r.member_id = ${scope.buyerId}) >= c.limit_num as "isFull",
      r.id is not null as "isHeld",
      coalesce(r.type, c.type) as type,
      case when r.id is null then c.amount else r.amount end as amount,
      case when r.id is null then c.discount else r.discount end as discount,
      coalesce(r.full_amount, c.full_amount) as "fullAmount",
      coalesce(r.valid_from, case when c.validity_type = 'fixedRange'
        then lower(c.fixed_range)::timestamp at time zone s.time_zone else ${at} end) as "validFrom",
      case when r.id is not null then r.valid_to when c.validity_type = 'fixedRange'
        then upper(c.fixed_range)::timestamp at time zone s.time_zone
        when c.validity_type = 'daysAfterCollection'
        then ${at} + c.validity_days * interval '24 hours' end as "validTo",
      array(
        select distinct p.goods_id from paths p where case
          when r.id is not null and r.use_type = 'goods' then r.scope @> to_jsonb(p.goods_id)
          when r.id is not null and r.use_type = 'category' then r.scope @> to_jsonb(p.category)
          when r.id is not null then true
          when c.use_type = 'goods' then exists (
            select from coupons_goods_ids g where g.parent_id = c.id and g.target_id = p.goods_id)
          when c.use_type = 'category' then exists (
            select from coupons_cate_ids k where k.parent_id = c.id and k.target_id = p.category)
          else true end
      ) as "goodsIds"
    from coupons c join shops s on s.id = c.shop_id
    left join lateral (
      select r.* from received_coupons r
      where r.coupon = c.id and r.member_id = ${scope.buyerId} and r.status = 'unused'
        and (r.valid_to is null or r.valid_to > ${at})
      order by r.valid_to nulls last, r.id limit 1
    ) r on true
    where c.shop_id = ${scope.shopId} and c.deleted_at is null
      and (r.id is not null or c.ends_at > now() - ${shownDays} * interval '1 day')
    order by c.id desc limit ${maxTried}`);
};

/** Finds the coupons of a shop, as if the buyer had claimed each that can be claimed. */
export async function findTrialCoupons(tx: Tx, query: TrialQuery): Promise<readonly CartSource[]> {
  const { scope } = query;
  const found = await readCoupons(tx, query);
  return found.map((row) => {
    const source = createCouponSource(
      { ...toPiece(row, scope), shopId: scope.shopId },
      { now: scope.now, offered: false },
    );
    const isClaimed = row.collection === "manual";
    return toTrialSource(source, query, {
      fault: checkHolding({ ...row, isClaimed }, scope),
      isScheduled: toInstant(row.startsAt) > new Date(),
      endsAt: toInstant(row.endsAt),
    });
  });
}
