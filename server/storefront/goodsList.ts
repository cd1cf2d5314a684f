import { sql } from "kysely";
import { nextCursor } from "../../core/calls/answerShapes.ts";
import { decodeCursor, encodeCursor } from "../../core/server/storefront/cursor.ts";
import { langField } from "../../core/server/storefront/languages.ts";
import { readAllShops } from "../../core/server/storefront/purchasable.ts";
import { checkShop, storeCall } from "../../core/server/storefront/storeCall.ts";
import { choice, integer, shapes, text } from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { filterFields, narrow } from "./goodsFilter.ts";
import {
  asc,
  cardExample,
  desc,
  goodsCard,
  listSaleDependencies,
  readGoods,
  serializeGoods,
} from "./goodsRows.ts";

/** Each order ends with the id of the goods, so that no two rows share a position. */
const orders = {
  newest: { column: sql`t.id`, direction: desc },
  sales: { column: sql`t.sell_num`, direction: desc },
  priceAsc: { column: sql`t.price`, direction: asc },
  priceDesc: { column: sql`t.price`, direction: desc },
  rank: { column: sql`t.sort`, direction: desc },
} as const;
type Sort = keyof typeof orders;
const sorts = [
  "newest",
  "sales",
  "priceAsc",
  "priceDesc",
  "rank",
] as const satisfies readonly Sort[];
/** Maximum offset; deeper rows are reached by a cursor, which scans none. */
const deepest = 10_000;

export const goodsList = storeCall({
  method: "GET",
  path: "/goods",
  summary:
    "List products on sale with search, filters and sorting; by page with a total, or by cursor",
  fields: {
    ...filterFields,
    sort: choice(sorts),
    page: integer({ min: 1, max: deepest }),
    pageSize: integer({ min: 1, max: 100 }),
    cursor: text({ max: 200 }),
    languages: choice(["all"]),
    lang: langField,
  },
  response: shapes.object({
    list: shapes.list(goodsCard),
    total: shapes.optional(shapes.integer("Missing with a cursor, as are the two below")),
    page: shapes.optional(shapes.integer()),
    pageSize: shapes.optional(shapes.integer()),
    next: nextCursor,
  }),
  async answer(context, { sort, page, pageSize, cursor, languages, lang: _lang, ...filterInput }) {
    const { pool, language, count, onlyShop } = context;
    if (filterInput.shop != null) checkShop(context, filterInput.shop);
    const filter = { ...filterInput, shop: onlyShop ?? filterInput.shop };
    const [by, at, size] = [sort ?? "newest", page ?? 1, pageSize ?? 20];
    if (cursor != null && page != null)
      throw invalid({ page: { key: "validation.notApplicable" } });
    if (at * size > deepest)
      throw invalid({
        page: { key: "validation.max", params: { max: Math.floor(deepest / size) } },
      });
    const place = cursor == null ? null : decodeCursor(by, cursor);
    return readAllShops(pool, async (tx) => {
      const { where, dependencies } = await narrow(tx, filter);
      // One row more than shown indicates whether there are more.
      const rows = await readGoods(tx, {
        where,
        by: orders[by],
        limit: size + 1,
        offset: place ? 0 : (at - 1) * size,
        after: place,
        searchesText: Boolean(filter.q),
      });
      const last = rows[size - 1];
      const list = rows
        .slice(0, size)
        .map((row) => serializeGoods(row, language, languages === "all"));
      const next = rows.length > size && last ? encodeCursor(by, last) : null;
      const listed = [...dependencies, ...listSaleDependencies(rows)];
      if (place) return { data: { list, next }, dependencies: listed };
      const counting = async () =>
        (await tx.readValue(sql<number>`select count(*) from goods t where ${where}`)) ?? 0;
      const found = rows[0]?.total ?? (filter.q && at === 1 ? 0 : null);
      const total = found ?? (await count(JSON.stringify(filter), dependencies, counting));
      return { data: { list, total, page: at, pageSize: size, next }, dependencies: listed };
    });
  },
  example: {
    input: { q: "花茶", category: 9, maxPrice: 30, sort: "priceAsc", pageSize: 20, lang: "zh-CN" },
    answer: {
      list: [{ ...cardExample, title: "茉莉花茶" }],
      total: 41,
      page: 1,
      pageSize: 20,
      next: "WyJwcmljZUFzYyIsMTI1MCwxMDFd",
    },
  },
});
