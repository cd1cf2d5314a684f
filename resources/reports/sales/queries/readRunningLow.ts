import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The days whose sales the days of cover are calculated from. */
const soldDays = 30;
/** A stock of at most so many pieces, or of fewer days, is low. */
const lowStock = 10;
const lowDays = 7;
/** What lasts longer is not running low, however few pieces there are. */
const maxDays = 14;
const maxRows = 4;

type RunningLow = Pick<CamelRow<"skus">, "attrName" | "stock"> &
  Calculated<{ skuId: number; goodsId: number; img: string | null }> & {
    goodsName: CamelRow<"goods">["title"];
  } & Calculated<{ days: number | null; perWeek: number | null }>;

/**
 * Reads the variants on sale whose stock is low: few pieces, or few days of cover. The cover is the
 * stock divided by the average daily sales of the last 30 days, in whole days; null for a variant
 * that did not sell. What is sold out comes first, what did not sell last.
 */
export const readRunningLow = (tx: Tx): Promise<RunningLow[]> =>
  tx.run(sql<RunningLow>`
    with sold as (
      select l.sku_id, sum(l.qty) as qty
      from orders o join orders_lines l on l.parent_id = o.id
      where o.shop_id = current_shop_id() and o.pay_time is not null and o.status <> 'cancelled'
        and o.add_time >= now() - make_interval(days => ${soldDays})
      group by l.sku_id)
    select k.id as "skuId", k.goods as "goodsId", g.title as "goodsName",
      k.attr_name as "attrName", coalesce(k.img, g.main_img) as img, k.stock,
      (k.stock * ${soldDays} / s.qty)::integer as days,
      ceil(s.qty * 7.0 / ${soldDays})::integer as "perWeek"
    from skus k join goods g on g.id = k.goods left join sold s on s.sku_id = k.id
    where k.shop_id = current_shop_id() and k.deleted_at is null and g.deleted_at is null
      and g.status = 'onSale' and (
        k.stock <= ${lowStock} and (s.qty is null or k.stock * ${soldDays} <= ${maxDays} * s.qty)
        or k.stock * ${soldDays} < ${lowDays} * s.qty)
    order by k.stock = 0 desc, k.stock::float8 / s.qty nulls last, s.qty desc nulls last, k.stock, k.id
    limit ${maxRows}`);
