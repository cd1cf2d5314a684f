import { sql } from "kysely";
import { type Actor, inTransaction, systemActor } from "../core/server/transactionContext.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import type { Engine } from "../framework/server/engine.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { transaction } from "../framework/server/transaction.ts";
import type { WithdrawKind, WithdrawState } from "../resources/finance/index.ts";
import {
  answerDispute,
  applyWithdraw,
  bookWithdrawal,
  closeStatements,
  issueStatements,
  settleAll,
} from "../resources/finance/testing.ts";
import { addFailedTasks } from "./addFailedTasks.ts";
import { addJobRuns } from "./addJobRuns.ts";

const day = 24 * 3_600_000;
/** Withdrawals of the demo: result, days since the request, part of the balance, and account. */
const requests = [
  { ago: 24, part: 0.5, kind: "bank", status: "completed" },
  { ago: 18, part: 0.9, kind: "bank", status: "rejected" },
  { ago: 15, part: 0.4, kind: "alipay", status: "completed" },
  { ago: 9, part: 0.3, kind: "wechat", status: "cancelled" },
  { ago: 5, part: 0.5, kind: "bank", status: "open" },
] as const;
/** A shop has one open withdrawal at a time: the status of each shop's. */
const open = ["applying", "inProgress", "underReview", "awaitingPayout"] as const;

/** Adds daily settlements and withdrawals up to now. */
export async function addMoney(
  engine: Engine,
  shops: readonly { id: number; staff: Actor }[],
  platform: Actor,
): Promise<void> {
  const today = Date.now();
  for (let ago = 40; ago >= 0; ago -= 1) {
    const now = new Date(today - ago * day);
    for (const { id } of shops) {
      await settleAll(engine, id, now);
      await issueStatements(engine, id, now);
    }
    for (const request of requests.filter((one) => one.ago === ago))
      for (const [place, shop] of shops.entries())
        await withdraw(
          engine,
          shop,
          {
            ...request,
            status: request.status === "open" ? open[place % open.length] : request.status,
          },
          now,
        );
    for (const { id } of shops) await closeStatements(engine, id, now);
  }
  const ids = shops.map(({ id }) => id);
  await dispute(engine, ids, platform);
  await block(engine, ids[2] ?? 0);
  await addJobRuns(engine);
  await addFailedTasks(engine);
}
/**
 * Adds disputed statements: a daily and a monthly one that wait for the platform, and one that it
 * has answered.
 */
async function dispute(
  engine: Engine,
  [first = 0, second = 0]: readonly number[],
  platform: Actor,
): Promise<void> {
  const { pool } = engine.database;
  const disputeDay = async (place: number, remark: string): Promise<number> => {
    const [disputed] = await writePool(
      pool,
      compiler
        .updateTable("settlement_days")
        .set(({ eb }) => ({
          status: "disputed",
          dispute_remark: remark,
          version: eb("version", "+", 1),
        }))
        .where("id", "=", ({ selectFrom }) =>
          selectFrom("settlement_days")
            .select("id")
            .where("shop_id", "=", first)
            .where("status", "=", "issued")
            .orderBy("day")
            .offset(place)
            .limit(1),
        )
        .returning("id"),
    );
    return disputed?.id ?? 0;
  };
  await disputeDay(1, "The shipping of one order is missing.");
  const id = await disputeDay(2, "A refund was counted twice.");
  const reply = "Added to your balance.";
  await inTransaction(engine, { actor: platform, now: new Date() }, async (command) => {
    const answered = await answerDispute(
      command,
      { table: "settlement_days", id },
      { reply, amount: 750 },
    );
    await command.tx.run(sql`
      update settlement_days set status = 'issued', reply = ${answered.reply}, confirm_by = ${answered.confirmBy}, version = version + 1
      where id = ${id}`);
  });
  await writePool(
    pool,
    compiler
      .updateTable("settlement_months")
      .set(({ eb }) => ({
        status: "disputed",
        confirmed_at: null,
        completed_at: null,
        dispute_remark: "有三单的佣金高于约定费率。",
        version: eb("version", "+", 1),
      }))
      .where("id", "=", ({ selectFrom }) =>
        selectFrom("settlement_months")
          .select("id")
          .where("shop_id", "=", second)
          .orderBy("month", "desc")
          .limit(1),
      ),
  );
}
/** Blocks a shop's withdrawals. */
const block = (engine: Engine, shopId: number): Promise<unknown> =>
  writePool(
    engine.database.pool,
    compiler
      .updateTable("shop_terms")
      .set({
        withdraw_blocked: true,
        block_reason: "The shop's papers are being looked at again.",
      })
      .where("shop", "=", shopId),
  );
async function withdraw(
  engine: Engine,
  { id: shopId, staff }: { id: number; staff: Actor },
  { part, kind, status }: { part: number; kind: WithdrawKind; status: WithdrawState | undefined },
  now: Date,
): Promise<void> {
  const refund = await transaction(
    engine.database.pool,
    { tenant: "one", tenantId: shopId },
    "write",
    async (tx) => {
      const held = await tx.readValue(sql<number>`select shop_balance('balance')`);
      const account = await tx.first(
        tx.db
          .selectFrom("withdraw_accounts")
          .select("id")
          .where("status", "=", "approved")
          .where("kind", "=", kind)
          .limit(1),
      );
      const amount = Math.floor(((held ?? 0) * part) / 1000) * 1000;
      if (!account || amount < 2000) return null;
      return applyWithdraw(
        { engine, tx, now, actor: staff, ip: "203.0.113.24" },
        { shopId, account: account.id, amount, remark: "Monthly payout 月度提现" },
      );
    },
  );
  if (!refund || status === undefined || status === "applying") return;
  const at = now.toISOString();
  await inTransaction(
    engine,
    { actor: systemActor, now: new Date(now.getTime() + day / 2) },
    async (command) => {
      const back = status === "rejected" || status === "cancelled";
      if (back) await bookWithdrawal(command, refund.id, "withdrawBack");
      if (status === "completed") await bookWithdrawal(command, refund.id, "withdrawPaid");
      await command.tx.run(
        command.tx.db
          .updateTable("withdrawals")
          .set({
            status,
            review_time: at,
            reviewer: back && status === "cancelled" ? null : "Platform",
            reject_reason: status === "rejected" ? "The account name doesn't match yours." : null,
            pay_time: status === "completed" ? command.now.toISOString() : null,
            pay_no: status === "completed" ? `PO${refund.id}${refund.withdrawNo.slice(-4)}` : null,
          })
          .where("id", "=", refund.id),
      );
    },
  );
}
