import { sql } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { DisputedLine } from "../disputeFields.ts";

/** Lines shown for a dispute; the shop's own list contains the others. */
const maxLines = 200;
interface Disputed {
  id?: number;
  shop?: string | null;
  sellerId?: number | null;
  lines?: DisputedLine[] | null;
}

/** Adds the shop to each statement and, to a single one, its lines, latest first. */
export async function readDisputes(
  tx: Tx,
  rows: readonly Disputed[],
  { table, period }: { table: "settlement_days" | "settlement_months"; period: "day" | "month" },
): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  await tx.asSystem(async () => {
    const shops = await tx.run(
      tx.db
        .selectFrom([`${table} as t`, "shops as s"])
        .select(["t.id", "s.id as sellerId", "s.name as shop"])
        .whereRef("s.id", "=", "t.shop_id")
        .where("t.id", "=", anyId(ids)),
    );
    for (const row of rows) {
      const { shop = null, sellerId = null } = shops.find(({ id }) => id === row.id) ?? {};
      Object.assign(row, { shop, sellerId });
    }
    const [only] = rows;
    for (const row of rows) row.lines = [];
    if (rows.length !== 1 || only?.id === undefined) return;
    only.lines = await tx.run(
      tx.db
        .selectFrom([`${table} as t`, "settlement_lines as l"])
        .leftJoin("orders as o", "o.id", "l.order_id")
        .leftJoin("refunds as r", (on) =>
          on.onRef("r.id", "=", "l.ref_id").on("l.kind", "=", "refund"),
        )
        .select(["l.id", "l.kind", "l.order_no as orderNo", "l.gross", "l.coupon", "l.commission"])
        .select(["l.net", "l.remark"])
        .select(({ fn }) => fn.coalesce("r.number", "o.number").as("cause"))
        .whereRef("t.shop_id", "=", "l.shop_id")
        .where(sql<boolean>`${sql.ref(`t.${period}`)} = ${sql.ref(`l.${period}`)}`)
        .where("t.id", "=", only.id)
        .orderBy("l.id", "desc")
        .limit(maxLines),
    );
  });
}
