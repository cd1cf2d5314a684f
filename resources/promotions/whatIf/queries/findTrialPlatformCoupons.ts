import { sql } from "kysely";
import { app } from "../../../../core/app.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CartSource } from "../../../pricing/server.ts";
import { isOfShop } from "../../platformCoupons/commands/claimPlatformCoupon.ts";
import { createPlatformCouponSource } from "../../platformCoupons/platformCouponSource.ts";
import { categoryPaths } from "../../scope/queries/categoryPaths.ts";
import { checkHolding, type Holding, toInstant, toPiece } from "./holding.ts";
import { maxTried, shownDays, type TrialQuery, toTrialSource } from "./trialQuery.ts";

type Found = Pick<CamelRow<"platform_coupons">, "id" | "name"> &
  Calculated<Holding & { platformPercent: number; goodsIds: number[] }>;

/** Reads the coupons of the platform for a shop, with the piece that a buyer has or could claim. */
const readCoupons = (tx: Tx, { scope, items }: TrialQuery): Promise<Found[]> => {
  const at = sql`${scope.now.toISOString()}::timestamptz`;
  return tx.run(sql<Found>`
    with recursive ${categoryPaths(items.map(({ goodsId }) => goodsId))}
    select c.id, c.name, c.status, c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.draw_num >= c.total_num as "isAllClaimed",
      (select count(*) from received_platform_coupons r
        where r.coupon = c.id and r.member_id = ${scope.buyerId}) >= c.limit_num as "isFull",
      r.id is not null as "isHeld",
      coalesce(r.type, c.type) as type,
      case when r.id is null then c.amount else r.amount end as amount,
      case when r.id is null then c.discount else r.discount end as discount,
      coalesce(r.full_amount, c.full_amount) as "fullAmount",
      coalesce(r.platform_percent, c.platform_percent) as "platformPercent",
      coalesce(r.valid_from, case when c.validity_type = 'fixedRange'
        then lower(c.fixed_range)::timestamp at time zone ${app.timeZone} else ${at} end) as "validFrom",
      case when r.id is not null then r.valid_to when c.validity_type = 'fixedRange'
        then upper(c.fixed_range)::timestamp at time zone ${app.timeZone}
        when c.validity_type = 'daysAfterCollection'
        then ${at} + c.validity_days * interval '24 hours' end as "validTo",
      array(
        select distinct p.goods_id from paths p where case when r.id is not null
          then (r.shop_scope is null or r.shop_scope @> to_jsonb(p.shop_id))
            and (r.cate_scope is null or r.cate_scope @> to_jsonb(p.category))
          else c.use_type = 'all' or exists (
            select from platform_coupons_cate_ids k where k.parent_id = c.id and k.target_id = p.category)
          end
      ) as "goodsIds"
    from platform_coupons c
    left join lateral (
      select r.* from received_platform_coupons r
      where r.coupon = c.id and r.member_id = ${scope.buyerId} and r.status = 'unused'
        and (r.valid_to is null or r.valid_to > ${at})
      order by r.valid_to nulls last, r.id limit 1
    ) r on true
    where c.deleted_at is null and ${isOfShop(sql.ref("c.id"), sql.ref("c.shop_range"), scope.shopId)}
      and (r.id is not null or c.ends_at > now() - ${shownDays} * interval '1 day')
    order by c.id desc limit ${maxTried}`);
};

/** Finds the coupons of the platform that a shop accepts, as if the buyer had claimed them. */
export async function findTrialPlatformCoupons(
  tx: Tx,
  query: TrialQuery,
): Promise<readonly CartSource[]> {
  const { scope } = query;
  const found = await readCoupons(tx, query);
  return found.map((row) => {
    const source = createPlatformCouponSource(
      { ...toPiece(row, scope), platformPercent: Number(row.platformPercent) },
      { now: scope.now, offered: false },
    );
    return toTrialSource(source, query, {
      fault: checkHolding({ ...row, isClaimed: true }, scope),
      isScheduled: toInstant(row.startsAt) > new Date(),
      endsAt: toInstant(row.endsAt),
    });
  });
}
