import { type RawBuilder, sql } from "kysely";
import type { ContentLanguage } from "../../framework/schema/index.ts";
import type { Tx } from "../../framework/server/tenancy.ts";
import { goods } from "../../resources/goods/goods.ts";
import { type Texts, textIn } from "./languages.ts";
import { amountOf, thumbnailOf } from "./pictures.ts";

type Type = keyof typeof goodsTypes;
export const goodsTypes = goods.fields.type.options.choices;

export interface GoodsRow {
  id: number;
  title: Texts;
  mainImg: string | null;
  price: number;
  maxPrice: number;
  inStock: boolean;
  type: Type;
  shopId: number;
  shopName: string;
  shopNames: Texts | null;
  /** What the list is ordered by. */
  value: number;
}
/** Rows of `goods t` under conditions that hold what buyers may see; their shops are looked up for those alone. */
export function readGoods(
  tx: Tx,
  where: RawBuilder<unknown>,
  by: { column: RawBuilder<unknown>; direction: RawBuilder<unknown> },
  limit: number,
  offset = 0,
): Promise<GoodsRow[]> {
  return tx.run<GoodsRow>(sql`
    select g.*, s.name as "shopName", i.names as "shopNames" from (
      select t.id, t.title, t.main_img as "mainImg", t.price, t.max_price as "maxPrice", t.stock > 0 as "inStock",
        t.type, t.shop_id as "shopId", ${by.column} as value
      from goods t where ${where}
      order by ${by.column} ${by.direction}, t.id ${by.direction} limit ${limit} offset ${offset}
    ) g join shop_fronts s on s.id = g."shopId"
    left join shop_info i on i.shop_id = s.id and i.status = 'approved'
    order by g.value ${by.direction}, g.id ${by.direction}`);
}
/** A row as it travels. */
export const goodsCard = (row: GoodsRow, language: ContentLanguage, every: boolean) => ({
  id: row.id,
  title: textIn(row.title, language),
  ...(every && { titles: row.title }),
  mainImg: row.mainImg,
  thumbnail: thumbnailOf(row.mainImg),
  price: amountOf(row.price),
  maxPrice: amountOf(row.maxPrice),
  inStock: row.inStock,
  type: goodsTypes[row.type],
  shop: { id: row.shopId, name: textIn(row.shopNames, language) ?? row.shopName },
});
export const cardExample = {
  id: 101,
  title: "Jasmine tea",
  mainImg: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908.jpg",
  thumbnail: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908-small.webp",
  price: 12.5,
  maxPrice: 20,
  inStock: true,
  type: 1,
  shop: { id: 1, name: "Harbour Pantry" },
};
