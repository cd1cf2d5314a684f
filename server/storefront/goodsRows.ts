import { type RawBuilder, sql } from "kysely";
import {
  address,
  amount,
  localText,
  namedShop,
  optionalPicture,
} from "../../core/calls/answerShapes.ts";
import { localizedText } from "../../core/calls/localizedText.ts";
import { getText, type Texts } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import { type Dependency, toShopDependencies } from "../../core/server/storefront/storeCall.ts";
import {
  type ContentLanguage,
  type ShapeValue,
  shapes,
  toAmount,
} from "../../framework/schema/index.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { goods } from "../../resources/goods/index.ts";
import {
  type CardSale,
  cardSaleShape,
  serializeCardSale,
} from "../../resources/promotions/index.ts";
import { cardSaleSql } from "../../resources/promotions/server.ts";

export const [asc, desc] = [sql`asc`, sql`desc`];
type Type = keyof typeof goodsTypes;
export const goodsTypes = goods.fields.type.options.choices;

export type GoodsRow = Pick<TableRow<"goods">, "id"> &
  Pick<CamelRow<"goods">, "mainImg" | "shopId"> &
  Calculated<{
    title: Texts;
    price: NonNullable<TableRow<"goods">["price"]>;
    maxPrice: NonNullable<TableRow<"goods">["max_price"]>;
    inStock: boolean;
    type: Type;
    shopName: TableRow<"shop_fronts">["name"];
    shopNames: Texts | null;
    flashSale: CardSale | null;
    /** Sort value of the list. */
    value: number;
    /** Total number of rows, if all were found to show some. */
    total: number | null;
  }>;
type Sql = RawBuilder<unknown>;
/** Filter, order and range of rows of `goods t`. */
export interface GoodsQuery {
  where: Sql;
  by: { column: Sql; direction: Sql };
  limit: number;
  offset?: number;
  /** Position after which the rows begin. */
  after?: { value: number; id: number } | null;
  /**
   * Whether the filter searches text: matches are few, so they are found first, because scanning in
   * sort order would be slow.
   */
  searchesText?: boolean;
}
/**
 * Reads rows whose filter includes the public filter; shops are joined only for the returned rows.
 */
export function readGoods(
  tx: Tx,
  { where, by, limit, offset = 0, after, searchesText }: GoodsQuery,
): Promise<GoodsRow[]> {
  const { column, direction } = by;
  const comparison = direction === asc ? sql`>` : sql`<`;
  const rest = after ? sql`(t.value, t.id) ${comparison} (${after.value}, ${after.id})` : sql`true`;
  const found = sql`select t.id, ${column} as value, null::bigint as total from goods t where ${where}`;
  const page = searchesText
    ? sql`with found as materialized (${found})
        select t.id, t.value, (select count(*) from found) as total from found t where ${rest} order by t.value ${direction}, t.id ${direction}`
    : sql`${found} ${after ? sql`and (${column}, t.id) ${comparison} (${after.value}, ${after.id})` : sql``}
        order by ${column} ${direction}, t.id ${direction}`;
  return tx.run(sql<GoodsRow>`
    select t.id, t.title, t.main_img as "mainImg", t.price, t.max_price as "maxPrice", t.stock > 0 as "inStock",
      t.type, t.shop_id as "shopId", s.name as "shopName", i.names as "shopNames",
      ${cardSaleSql} as "flashSale", p.value, p.total
    from (${page} limit ${limit} offset ${offset}) p join goods t on t.id = p.id join shop_fronts s on s.id = t.shop_id
    left join shop_info i on i.shop_id = s.id and i.status = 'approved'
    order by p.value ${direction}, p.id ${direction}`);
}
const { boolean, integer, nullable, object, optional } = shapes;
/** The integer of a product's type, as the storefront answers it. */
export const goodsType = integer(
  Object.entries(goodsTypes)
    .map(([name, value]) => `${value} ${name}`)
    .join(", "),
);
/** A product as a list contains it. */
export const goodsCard = object({
  id: integer(),
  title: localText,
  titles: optional(localizedText),
  mainImg: nullable(address),
  thumbnail: optionalPicture.thumbnail,
  price: amount,
  maxPrice: amount,
  inStock: boolean(),
  type: goodsType,
  flashSale: cardSaleShape,
  shop: namedShop,
});
/** What the sales on cards depend on: orders take what is left of them. */
export const listSaleDependencies = (rows: readonly GoodsRow[]): Dependency[] => {
  const shops = new Set(rows.flatMap(({ flashSale, shopId }) => (flashSale ? [shopId] : [])));
  return [...shops].flatMap((shopId) => toShopDependencies(shopId, "flashSales", "orders"));
};
/** Serializes a row. */
export const serializeGoods = (row: GoodsRow, language: ContentLanguage, every: boolean) => ({
  id: row.id,
  title: getText(row.title, language),
  ...(every && { titles: row.title }),
  mainImg: row.mainImg,
  thumbnail: toThumbnail(row.mainImg),
  price: toAmount(row.price),
  maxPrice: toAmount(row.maxPrice),
  inStock: row.inStock,
  type: goodsTypes[row.type],
  flashSale: serializeCardSale(row.flashSale),
  shop: { id: row.shopId, name: getText(row.shopNames, language) ?? row.shopName },
});
export const cardExample: ShapeValue<typeof goodsCard> = {
  id: 101,
  title: "Jasmine tea",
  mainImg: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908.jpg",
  thumbnail: "/files/1/0c4f1e2d3b4a59687f6e5d4c3b2a1908-small.webp",
  price: 12.5,
  maxPrice: 20,
  inStock: true,
  type: 2,
  flashSale: {
    price: 9.95,
    beginsAt: "2026-12-03T13:00:00.000Z",
    endsAt: "2026-12-06T13:00:00.000Z",
  },
  shop: { id: 1, name: "Harbour Pantry" },
};
