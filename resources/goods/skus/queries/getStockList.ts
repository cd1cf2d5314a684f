import { sql } from "kysely";
import { type CallInput, listLocales } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { inLanguage } from "../../../../framework/server/sql/readListRequest.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { skus } from "../skus.ts";

type StockListContext = AppContext & { input: CallInput<typeof skus, "getStockList"> };
type Line = Pick<TableRow<"skus">, "id" | "code" | "price" | "stock"> &
  Pick<CamelRow<"skus">, "attrName"> &
  Calculated<{
    goodsId: TableRow<"skus">["goods"];
    goodsName: string | null;
    cateName: string | null;
    img: string | null;
  }>;
const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Returns a page of SKUs with their products. */
export async function getStockList({ tx, actor, locale, input }: StockListContext) {
  const { page, pageSize, goodsName, code, cateId } = input;
  const where = sql.join(
    [
      sql`k.shop_id = ${actor.tenantId} and k.deleted_at is null`,
      ...(goodsName ? [sql`g.search_text like ${pattern(goodsName)}`] : []),
      ...(code ? [sql`lower(k.code) like ${pattern(code)}`] : []),
      ...(cateId ? [sql`g.category = ${cateId}`] : []),
    ],
    sql` and `,
  );
  const from = sql`from skus k join goods g on g.id = k.goods where ${where}`;
  const language = listLocales().includes(locale) ? locale : "en";
  const size = pageSize ?? 20;
  const list = await tx.run(sql<Line>`
    select k.id, k.goods as "goodsId", ${inLanguage(sql`g.title`, language)} as "goodsName",
      (select ${inLanguage(sql`c.name`, language)} from categories c where c.id = g.category) as "cateName",
      coalesce(k.img, g.main_img) as img, k.attr_name as "attrName", k.code, k.price, k.stock
    ${from} order by k.goods desc, k.position, k.id limit ${size} offset ${((page ?? 1) - 1) * size}`);
  const total = await tx.readValue(sql<number>`select count(*) ${from}`);
  return { list, total: total ?? 0 };
}
