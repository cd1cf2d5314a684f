import { sql } from "kysely";
import type { Localized } from "../../../../framework/schema/index.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Catalogue, ScopedPeriod } from "../findConflicts.ts";
import type { PeriodKind } from "../promotionPeriods.ts";

type Found = Calculated<{
  id: number;
  kind: PeriodKind;
  name: Localized;
  startsAt: string;
  endsAt: string | null;
  goodsIds: number[];
  cateIds: number[];
}>;
/** The most promotions among which conflicts are looked for. */
const maxPeriods = 500;

/** Reads the planned and running promotions of a shop, with what each is for. */
export async function readScopes(tx: Tx): Promise<ScopedPeriod[]> {
  const found = await tx.run(sql<Found>`
    select p.id, p.kind, p.name, p.starts_at as "startsAt", p.ends_at as "endsAt",
      case p.kind
        when 'coupon' then array(select g.target_id from coupons_goods_ids g join coupons c on c.id = g.parent_id
          where g.parent_id = p.source_id and c.use_type = 'goods')
        when 'voucher' then array(select g.target_id from vouchers_goods_ids g join vouchers v on v.id = g.parent_id
          where g.parent_id = p.source_id and v.type = 'goods')
        when 'flashSale' then array(select s.goods from flash_sales s where s.id = p.source_id)
        when 'groupActivity' then array(select a.goods from group_activities a where a.id = p.source_id)
        else array[]::bigint[] end as "goodsIds",
      case p.kind
        when 'coupon' then array(select k.target_id from coupons_cate_ids k join coupons c on c.id = k.parent_id
          where k.parent_id = p.source_id and c.use_type = 'category')
        when 'voucher' then array(select k.target_id from vouchers_cate_ids k join vouchers v on v.id = k.parent_id
          where k.parent_id = p.source_id and v.type = 'goods')
        when 'freeDelivery' then array(select k.target_id from free_deliveries_cate_ids k where k.parent_id = p.source_id)
        else array[]::bigint[] end as "cateIds"
    from promotion_periods p
    where p.status in ('planned', 'running') and p.kind <> 'giftCard'
    order by p.ends_at nulls last, p.id limit ${maxPeriods}`);
  return found.map((one) => ({
    ...one,
    startsAt: new Date(one.startsAt).toISOString(),
    endsAt: one.endsAt === null ? null : new Date(one.endsAt).toISOString(),
  }));
}

/** Reads the categories of products, and the tree of categories. */
export async function readCatalogue(tx: Tx, goodsIds: readonly number[]): Promise<Catalogue> {
  const goods = await tx.run(sql<Pick<CamelRow<"goods">, "id" | "category">>`
    select id, category from goods where id = any(${[...new Set(goodsIds)]}::bigint[])`);
  const categories = await tx.run(tx.db.selectFrom("categories").select(["id", "parent"]));
  return {
    categoryOfGoods: new Map(goods.map(({ id, category }) => [id, category])),
    parentOfCategory: new Map(categories.map(({ id, parent }) => [id, parent])),
  };
}
