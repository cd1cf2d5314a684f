import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { domainError as locationError } from "../../stockLocations/errors.ts";
import { findByCodes, toKey } from "../../stockLocations/queries/findByCodes.ts";
import { domainError } from "../errors.ts";

/**
 * A line by its id, or by the code of its SKU and, if the SKU has several lines, of its location.
 */
export interface CodedLine {
  lineId?: number | null;
  code?: string | null;
  location?: string | null;
}
interface Place {
  id: number;
  shopId: number;
  warehouse: number;
  round: number;
}
type FoundLine = Pick<TableRow<"stock_counts_lines">, "id">;
const required = { key: "validation.required" };

/**
 * Finds the line that a counter means. In the first round a SKU that lies where nobody expected it
 * gets a line.
 *
 * @throws {DomainError} `stockCount.unknownCode` when the shop has no such SKU.
 * @throws {DomainError} `stockCount.notOnSheet` when the line is not to be counted now.
 * @throws {DomainError} `stockLocation.unknown` when the warehouse has no such location.
 */
export async function findLine(
  ctx: TransactionContext,
  place: Place,
  { lineId = null, code, location }: CodedLine,
): Promise<FoundLine> {
  const key = code?.trim().toLowerCase() ?? "";
  const at = location ? toKey(location) : null;
  if (lineId === null && !key) throw invalid({ code: required });
  const lines = await ctx.tx.run(sql<FoundLine>`
    select l.id from stock_counts_lines l
    where l.parent_id = ${place.id}::bigint
      and case when ${lineId}::bigint is null
        then lower(l.sku_code) = ${key} and (${at}::text is null or lower(l.location_code) = ${at})
        else l.id = ${lineId}::bigint end
      and (${place.round} = 1 or l.state = 'recount' or exists (
        select from stock_count_entries e
        where e.shop_id = l.shop_id and e.line_id = l.id and e.round = 2
      ))
    order by l.position limit 2`);
  const [line, other] = lines;
  if (other) throw invalid({ location: required });
  if (line) return line;
  if (lineId !== null || place.round > 1) throw domainError("stockCount.notOnSheet");
  return addLine(ctx, place, { key, code: code ?? "", location: location ?? null });
}

/** Adds the line of a SKU at a location of the count's warehouse. */
async function addLine(
  { tx }: TransactionContext,
  { id, shopId, warehouse }: Place,
  { key, code, location }: { key: string; code: string; location: string | null },
): Promise<FoundLine> {
  const [sku] = await tx.run(sql<Pick<TableRow<"skus">, "id">>`
    select id from skus
    where shop_id = ${shopId}::bigint and lower(code) = ${key} and deleted_at is null
    order by id limit 1`);
  if (!sku) throw domainError("stockCount.unknownCode", { code });
  if (!location) throw invalid({ location: required });
  const at = (await findByCodes(tx, { shopId, warehouse }, [location])).get(toKey(location));
  if (!at) throw locationError("stockLocation.unknown", { code: location });
  const [, added] = await tx.batch([
    sql`update stock_counts set total = total + 1 where id = ${id}::bigint`,
    sql<FoundLine>`
      insert into stock_counts_lines (
        shop_id, parent_id, position, sku_id, location_id, location_code, goods_name, sku_name, sku_code
      )
      select k.shop_id, ${id}::bigint,
        (select coalesce(max(position), -1) + 1 from stock_counts_lines where parent_id = ${id}::bigint),
        k.id, ${at.id}::bigint, ${at.code}, g.title, k.attr_name, k.code
      from skus k join goods g on g.id = k.goods where k.id = ${sku.id}::bigint
      returning id`,
  ]);
  const [line] = added;
  if (!line) throw new Error(`no line was added to the count ${id}`);
  return line;
}
