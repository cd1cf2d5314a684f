import { type RawBuilder, sql } from "kysely";

/**
 * The categories of products with all categories above them, as the table `paths (goods_id,
 * shop_id, category)` of a statement that begins with `with recursive`.
 */
export const categoryPaths = (goodsIds: readonly number[]): RawBuilder<unknown> => sql`
  paths (goods_id, shop_id, category) as (
    select g.id, g.shop_id, g.category from goods g where g.id = any(${[...goodsIds]}::bigint[])
    union select p.goods_id, p.shop_id, c.parent from paths p join categories c on c.id = p.category
    where c.parent is not null
  )`;
