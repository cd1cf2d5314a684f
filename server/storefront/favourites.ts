import { sql } from "kysely";
import { instant, nextCursor } from "../../core/calls/answerShapes.ts";
import { buyerCall, commandCall } from "../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../core/server/storefront/cursor.ts";
import { langField } from "../../core/server/storefront/languages.ts";
import {
  findShopOfProduct,
  isPurchasable,
  readAllShops,
} from "../../core/server/storefront/purchasable.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import type { TransactionContext } from "../../core/server/transactionContext.ts";
import { integer, shapes, text } from "../../framework/schema/index.ts";
import { cardExample, desc, goodsCard, readGoods, serializeGoods } from "./goodsRows.ts";

const goodsId = integer({ required: true, min: 1 });

/** Adds a change of the number of favourites, which a job adds to the product. */
const countFavourite = (
  { tx }: TransactionContext,
  { shopId, id }: { shopId: number; id: number },
  change: 1 | -1,
) =>
  tx.run(
    tx.db.insertInto("goods_counts").values({ shop_id: shopId, goods_id: id, favourites: change }),
  );

export const ownFavourites = buyerCall({
  method: "GET",
  path: "/favourites",
  summary: "List the buyer's favourite products that are on sale, the latest first",
  fields: { cursor: text({ max: 200 }), pageSize: integer({ min: 1, max: 100 }), lang: langField },
  response: shapes.object({
    list: shapes.list(goodsCard),
    next: nextCursor,
  }),
  answer: ({ pool, buyer, onlyShop, language }, { cursor, pageSize }) =>
    readAllShops(pool, async (tx) => {
      const size = pageSize ?? 20;
      const after = cursor == null ? null : decodeCursor("favourites", cursor);
      // The order of favourites is by their time in milliseconds, and then by product.
      const marked = sql`(select (extract(epoch from f.add_time) * 1000)::bigint
        from favourites f where f.goods_id = t.id and f.shop_id = t.shop_id and f.member_id = ${buyer.id})`;
      const rows = await readGoods(tx, {
        where: sql`${isPurchasable} and t.id in (select goods_id from favourites where member_id = ${buyer.id})
          and ${onlyShop === null ? sql`true` : sql`t.shop_id = ${onlyShop}`}`,
        by: { column: marked, direction: desc },
        limit: size + 1,
        after,
      });
      const list = rows.slice(0, size);
      const last = list.at(-1);
      return {
        list: list.map((row) => serializeGoods(row, language, false)),
        next: rows.length > size && last ? encodeCursor("favourites", last) : null,
      };
    }),
  example: { input: { pageSize: 20 }, answer: { list: [cardExample], next: null } },
});

export const addFavourite = commandCall({
  path: "/favourites/{id}",
  summary: "Mark a product as a favourite of the buyer; a repeated call changes nothing",
  fields: { id: goodsId },
  response: shapes.object({ at: instant }),
  async answer({ ctx, buyer, onlyShop, now }, { id }) {
    const shopId = await findShopOfProduct(ctx.tx, id);
    checkShop({ onlyShop }, shopId);
    const added = await ctx.tx.run(
      ctx.tx.db
        .insertInto("favourites")
        .values({
          member_id: buyer.id,
          shop_id: shopId,
          goods_id: id,
          add_time: now.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("goods_id"),
    );
    if (added.length > 0) await countFavourite(ctx, { shopId, id }, 1);
    return { at: now.toISOString() };
  },
  example: { input: { id: 101 }, answer: { at: "2026-03-01T02:15:00.000Z" } },
});

export const removeFavourite = commandCall({
  path: "/favourites/{id}/remove",
  summary: "Remove a product from the buyer's favourites; a repeated call changes nothing",
  fields: { id: goodsId },
  response: shapes.nothing(),
  async answer({ ctx, buyer, onlyShop }, { id }) {
    const [removed] = await ctx.tx.run(
      ctx.tx.db
        .deleteFrom("favourites")
        .where("member_id", "=", buyer.id)
        .where("goods_id", "=", id)
        .$if(onlyShop !== null, (query) => query.where("shop_id", "=", onlyShop))
        .returning("shop_id as shopId"),
    );
    if (removed) await countFavourite(ctx, { shopId: removed.shopId, id }, -1);
    return null;
  },
  example: { input: { id: 101 }, answer: null },
});
