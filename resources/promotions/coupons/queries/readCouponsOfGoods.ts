import { sql } from "kysely";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Coupon = Pick<
  CamelRow<"coupons">,
  "id" | "name" | "type" | "amount" | "discount" | "fullAmount"
>;

/** Reads the active coupons of a shop that are for one of its products, at most 50. */
export const readCouponsOfGoods = (tx: Tx, shopId: number, goodsId: number): Promise<Coupon[]> =>
  tx.run(sql<Coupon>`
    with recursive path (category) as (
      select g.category from goods g where g.id = ${goodsId} and g.shop_id = ${shopId}
      union select c.parent from path p join categories c on c.id = p.category where c.parent is not null
    )
    select c.id, c.name, c.type, c.amount, c.discount, c.full_amount as "fullAmount" from coupons c
    where c.shop_id = ${shopId} and c.deleted_at is null and c.status <> 'expired' and case c.use_type
      when 'goods' then exists (
        select 1 from coupons_goods_ids g where g.parent_id = c.id and g.target_id = ${goodsId})
      when 'category' then exists (
        select 1 from coupons_cate_ids k join path p on p.category = k.target_id where k.parent_id = c.id)
      else true end
    order by c.id desc limit 50`);
