import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { buildNoticeStatement, type Notice } from "../../../../core/server/noticeRows.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { post } from "../../ledger/commands/postEntries.ts";
import { daysToConfirm } from "../../settlementLines/commands/issueStatements.ts";
import { toLocalDay } from "../../settlementLines/queries/toLocalDay.ts";

interface Disputed {
  table: "settlement_days" | "settlement_months";
  notice: Notice["kind"];
  id: number;
}
/**
 * Answers a dispute, after which the shop has to confirm the statement again. An issued statement
 * never changes: an error is corrected by a line of today, in cents, positive in the shop's favour
 * and negative against it.
 */
export async function answerDispute(
  ctx: TransactionContext,
  { table, notice, id }: Disputed,
  { reply, amount }: { reply: string; amount: number },
): Promise<{ reply: string; confirmBy: string }> {
  const { tx, now } = ctx;
  await tx.asSystem(async () => {
    const statement = await tx.first(
      tx.db.selectFrom(table).select("shop_id as shopId").where("id", "=", id),
    );
    if (!statement) throw new Error(`there is no statement ${id} in ${table}`);
    const { shopId } = statement;
    if (amount !== 0) await adjust(ctx, shopId, amount, reply);
    await tx.run(
      insertMany("notices", buildNoticeStatement(now, [{ shopId, kind: notice, refId: id }])),
    );
    await publishChanges(ctx, [shopId], ["settlementDays", "settlementMonths", "settlementLines"]);
  });
  return { reply, confirmBy: addDays(now, daysToConfirm).toISOString() };
}
async function adjust(
  ctx: TransactionContext,
  shopId: number,
  amount: number,
  reply: string,
): Promise<void> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  const line = await tx.first(sql<Pick<TableRow<"settlement_lines">, "id">>`
    insert into settlement_lines (shop_id, kind, net, earned_at, settle_at, settled_at, day, month, remark, add_time, upd_time)
    select s.id, 'adjust', ${amount}, ${at}, ${at}, ${at}, d.day, to_char(d.day, 'YYYY-MM'), ${reply.slice(0, 255)}, ${at}, ${at}
    from shops s, lateral (select ${toLocalDay(sql`s.id`, sql`s.time_zone`, at)} as day) d where s.id = ${shopId} returning id`);
  if (!line) throw new Error(`there is no shop ${shopId}`);
  await post(ctx, {
    type: "adjust",
    refTable: "settlement_lines",
    refId: line.id,
    remark: reply.slice(0, 255),
    entries: [
      { account: "balance", shopId, type: "adjust", amount },
      { account: "platform", type: "adjust", amount: -amount },
    ],
  });
}
