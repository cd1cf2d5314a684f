import type { RawBuilder } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/** The SKUs of a product, or some SKUs, by the column that names them in `skus` and in lines. */
type Selection =
  | { sku: "goods"; line: "goods_id"; ids: RawBuilder<number> }
  | { sku: "id"; line: "sku_id"; ids: RawBuilder<number> };

/**
 * Builds the query that counts the open orders with lines of the selected SKUs: unpaid, to ship,
 * shipped and not yet received, or with an open refund of such a line. The SKUs are locked before
 * it, so that no further order can be placed: reserving stock locks the SKU.
 */
const selectOpenOrders = (tx: Tx, { sku, line, ids }: Selection) =>
  tx.db
    .selectFrom("orders as o")
    .innerJoin("orders_lines as l", "l.parent_id", "o.id")
    .select(({ fn }) => fn.count<number>("o.id").distinct().as("count"))
    .where(({ eb, or }) =>
      or([
        eb("o.status", "in", ["unpaid", "unshipped", "unreceived"]),
        eb("l.refund_status", "=", "refunding"),
      ]),
    )
    .where("l.shop_id", "in", ({ selectFrom }) =>
      selectFrom("skus").select("shop_id").where(sku, "=", ids),
    )
    .where(`l.${line}`, "=", ids);

/**
 * Rejects the deletion of a product that is in open orders.
 *
 * @throws {DomainError} `goods.hasOpenOrders` with the number of open orders.
 */
export async function assertNoOpenOrders(tx: Tx, goodsId: number): Promise<void> {
  const ids = anyId([goodsId]);
  const [, [open]] = await tx.asSystem(() =>
    tx.batch([
      tx.db.selectFrom("skus").select("id").where("goods", "=", ids).orderBy("id").forNoKeyUpdate(),
      selectOpenOrders(tx, { sku: "goods", line: "goods_id", ids }),
    ]),
  );
  if (open && open.count > 0) throw domainError("goods.hasOpenOrders", { smart_count: open.count });
}

/**
 * Rejects a save that removes variants in open orders. The save has locked the product's SKUs.
 *
 * @throws {DomainError} `sku.hasOpenOrders` with the number of open orders.
 */
export async function assertVariantsNotOrdered(
  tx: Tx,
  before: readonly { id?: number }[],
  saved: readonly { id?: number }[],
): Promise<void> {
  const savedIds = new Set(saved.map(({ id }) => id));
  const deleted = before.flatMap(({ id }) => (id === undefined || savedIds.has(id) ? [] : [id]));
  if (deleted.length === 0) return;
  const open = await tx.first(
    selectOpenOrders(tx, { sku: "id", line: "sku_id", ids: anyId(deleted) }),
  );
  if (open && open.count > 0) throw domainError("sku.hasOpenOrders", { smart_count: open.count });
}
