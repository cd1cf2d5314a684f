import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Offer = Pick<
  CamelRow<"coupons">,
  | "id"
  | "name"
  | "type"
  | "amount"
  | "discount"
  | "fullAmount"
  | "useType"
  | "validityType"
  | "validityDays"
  | "startsAt"
  | "endsAt"
  | "rules"
> &
  Calculated<{
    goodsIds: number[];
    cateIds: number[];
    validFrom: string | null;
    validTo: string | null;
    left: number;
    limit: number;
  }>;

/** Reads a shop's coupons that buyers claim themselves, with those that can be claimed later. */
export const readOffers = (tx: Tx, shopId: number): Promise<Offer[]> =>
  tx.run(sql<Offer>`
    select c.id, c.name, c.type, c.amount, c.discount, c.full_amount as "fullAmount", c.use_type as "useType",
      array(select g.target_id from coupons_goods_ids g where g.parent_id = c.id order by g.position) as "goodsIds",
      array(select k.target_id from coupons_cate_ids k where k.parent_id = c.id order by k.position) as "cateIds",
      c.validity_type as "validityType", c.validity_days as "validityDays",
      lower(c.fixed_range)::timestamp at time zone s.time_zone as "validFrom",
      upper(c.fixed_range)::timestamp at time zone s.time_zone as "validTo",
      c.starts_at as "startsAt", c.ends_at as "endsAt", c.total_num - c.draw_num as left, c.limit_num as limit, c.rules
    from coupons c join shops s on s.id = c.shop_id
    where c.shop_id = ${shopId} and c.send_condition = 'manual' and c.status in ('distributing', 'allClaimed')
      and c.deleted_at is null
    order by c.ends_at, c.id`);
