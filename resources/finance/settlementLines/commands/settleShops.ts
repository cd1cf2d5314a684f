import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { post } from "../../ledger/commands/postEntries.ts";
import { findSkipped } from "../queries/findSkipped.ts";
import { lockTimeZone } from "../queries/lockTimeZone.ts";
import { toLocalDay } from "../queries/toLocalDay.ts";
import {
  closeStatements,
  findClosingShops,
  findIssuingShops,
  issueStatements,
} from "./issueStatements.ts";

/** A settlement line that is due; amounts are cents. */
type SettleableLine = Pick<TableRow<"settlement_lines">, "id" | "kind" | "net"> &
  Pick<CamelRow<"settlement_lines">, "orderNo">;
/** Number of orders settled in one transaction. */
const batch = 100;

/**
 * Moves what is due to a shop from `pending` to `balance`, one posting a line, and returns the
 * number of lines settled. Of two concurrent runs only one does it; the next run settles what a
 * killed run has not committed.
 */
export const settleShop = (engine: Engine, shopId: number, now: Date): Promise<number> =>
  inTransaction(engine, { actor: systemActor, now }, async (command) => {
    const { tx } = command;
    const zone = await lockTimeZone(tx, shopId);
    if (zone === null) return 0;
    const lines = await findSettleableLines(tx, shopId, zone, now);
    for (const line of lines) await postLine(command, shopId, line);
    if (lines.length === 0) return 0;
    const at = now.toISOString();
    const day = sql<string>`(
      select ${toLocalDay(sql`${shopId}::bigint`, sql`${zone}`, at)})`;
    const ids = lines.map(({ id }) => id);
    await updateRows(command, "settlementLines", ids, {
      settled_at: at,
      day,
      month: sql<string>`to_char(${day}, 'YYYY-MM')`,
    });
    await publishChanges(command, [shopId], ["balanceTransactions"]);
    return lines.length;
  });

/**
 * Finds up to one batch of orders that are due by the shop's terms and have no open refund, locks
 * them, and returns their lines.
 */
async function findSettleableLines(
  tx: Tx,
  shopId: number,
  zone: string,
  now: Date,
): Promise<SettleableLine[]> {
  const at = now.toISOString();
  const terms = await tx.first(
    tx.db.selectFrom("shop_terms").select("settlement").where("shop", "=", shopId),
  );
  const settlement = terms?.settlement ?? "day";
  const until =
    settlement === "realtime"
      ? sql`${at}::timestamptz`
      : sql`date_trunc(${sql.lit(settlement)}, ${at}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  const orders = await tx.run(sql<Pick<TableRow<"orders">, "id">>`
    select o.id from orders o where o.shop_id = ${shopId} and o.refund_status <> 'refunding'
      and not exists (select from orders_lines l where l.parent_id = o.id and l.refund_status = 'refunding')
      and o.id in (
        select order_id from settlement_lines
        where shop_id = ${shopId} and settled_at is null and settle_at <= ${until} and settle_at <= ${at}
      )
    order by o.id limit ${batch} for no key update`);
  if (orders.length === 0) return [];
  // An order precedes its refunds, so that the balance never becomes negative in between.
  return tx.run(
    tx.db
      .selectFrom("settlement_lines as l")
      .innerJoin("orders as o", "o.id", "l.order_id")
      .select(["l.id", "l.kind", "l.order_no as orderNo", "l.net"])
      .where("l.shop_id", "=", shopId)
      .where("l.settled_at", "is", null)
      .where("l.order_id", "=", anyId(orders.map(({ id }) => id)))
      .where("o.refund_status", "!=", "refunding")
      .orderBy("l.order_id")
      .orderBy(({ eb }) => eb("l.kind", "!=", "order"))
      .orderBy("l.id")
      .forUpdate("l"),
  );
}

async function postLine(
  command: TransactionContext,
  shopId: number,
  { id, orderNo, net }: SettleableLine,
): Promise<void> {
  if (net === 0) return;
  const entry = { shopId, orderNo, type: "settle" } as const;
  const posted = await post(command, {
    type: "settle",
    refTable: "settlement_lines",
    refId: id,
    entries: [
      { ...entry, account: "pending", amount: -net },
      { ...entry, account: "balance", amount: net },
    ],
  });
  if (!posted) throw new Error(`the settlement line ${id} is in the books already`);
}

/** Shops with lines that are due. */
const findShopsToSettle = (engine: Engine, now: Date, after: number): Promise<{ id: number }[]> =>
  inTransaction(engine, { actor: systemActor, now }, ({ tx }) =>
    tx.run(
      tx.db
        .selectFrom("settlement_lines")
        .select("shop_id as id")
        .distinct()
        .where("settled_at", "is", null)
        .where("settle_at", "<=", now.toISOString())
        .where("shop_id", ">", after)
        .orderBy("id")
        .limit(100),
    ),
  );

/** Settles all that is due to a shop, in batches; returns the number of lines. */
export async function settleAll(
  engine: Engine,
  shopId: number,
  now: Date | (() => Date),
): Promise<number> {
  let all = 0;
  for (;;) {
    const settled = await settleShop(engine, shopId, typeof now === "function" ? now() : now);
    if (settled === 0) return all;
    all += settled;
  }
}

/**
 * Settles due order lines: the net amounts of a shop move from the pending to the available
 * balance.
 */
export async function settleShops({ engine, now, progress }: JobContext): Promise<void> {
  // A run may last past midnight: what it settles then belongs to the new day, because the old
  // day's statement may be issued already.
  const started = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - started);
  await progress.handleAll(
    (after) => findShopsToSettle(engine, now, after),
    async ({ id }) => {
      const settled = await settleAll(engine, id, clock);
      const left = await findSkipped(engine, id, clock());
      if (left) progress.skip(left.shop, `resources.settlementLines.screen.skipped.${left.why}`);
      return settled > 0;
    },
  );
  await progress.handleAll(
    (after) => findIssuingShops(engine, clock(), after),
    async ({ id }) => (await issueStatements(engine, id, clock())) > 0,
  );
  await progress.handleAll(
    (after) => findClosingShops(engine, clock(), after),
    async ({ id }) => (await closeStatements(engine, id, clock())) > 0,
  );
}
