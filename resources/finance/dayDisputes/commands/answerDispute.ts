import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  addDays,
  type TransactionContext,
  toRecordContext,
} from "../../../../core/server/transactionContext.ts";
import { createRecord } from "../../../../framework/server/operations/saveRecord.ts";
import { asTenant } from "../../../../framework/server/operations/systemContext.ts";
import { post } from "../../ledger/commands/postEntries.ts";
import { daysToConfirm } from "../../settlementLines/commands/issueStatements.ts";
import { toLocalDay } from "../../settlementLines/queries/toLocalDay.ts";
import { settlementLines } from "../../settlementLines/settlementLines.ts";

interface Disputed {
  table: "settlement_days" | "settlement_months";
  id: number;
}
/**
 * Answers a dispute, after which the shop has to confirm the statement again. An issued statement
 * never changes: an error is corrected by a line of today, in cents, positive in the shop's favour
 * and negative against it.
 */
export async function answerDispute(
  ctx: TransactionContext,
  { table, id }: Disputed,
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
    emit(ctx, {
      topic: table === "settlement_days" ? "dayStatement.answered" : "monthStatement.answered",
      key: id,
      shopId,
      payload: { statementId: id },
    });
    await publishChanges(ctx, [shopId], ["settlementDays", "settlementMonths"]);
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
  const day = await tx.readValue(sql<string>`
    select ${toLocalDay(sql`s.id`, sql`s.time_zone`, at)} from shops s where s.id = ${shopId}`);
  if (day === undefined) throw new Error(`there is no shop ${shopId}`);
  const remark = reply.slice(0, 255);
  const line = await asTenant(toRecordContext(ctx), shopId, (own) =>
    createRecord(own, settlementLines, {
      kind: "adjust",
      net: amount,
      earnedAt: at,
      settleAt: at,
      settledAt: at,
      day,
      month: day.slice(0, 7),
      remark,
    }),
  );
  await post(ctx, {
    type: "adjust",
    refTable: "settlement_lines",
    refId: line.id,
    remark,
    entries: [
      { account: "balance", shopId, type: "adjust", amount },
      { account: "platform", type: "adjust", amount: -amount },
    ],
  });
}
