import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { newNumber, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { changed } from "../../../../framework/server/changed.ts";
import { post } from "../../../finance/ledger/server/post.ts";
import type { MoneyBackReason } from "../moneyBacks.ts";
import { handlerOf, sendSoon } from "./registry.ts";

export interface MoneyBackRequest {
  payOrderId: number;
  shopId?: number | null;
  orderId?: number | null;
  orderNo?: string | null;
  memberId: number;
  /** Set for reason `refund`. */
  refundId?: number | null;
  /** Cents. */
  amount: number;
  reason: MoneyBackReason;
  /** The payment method, which is also that of the refund. */
  method: "wxPay" | "aliPay" | "balance";
  /** The payment attempt to refund; by default the one that paid the pay order. */
  payment?: number | null;
}

/**
 * Requests a provider refund within the caller's transaction. A refund to the wallet is `done`
 * immediately: the caller posts one of reason `refund`, any other is posted here, from `clearing`.
 * A refund by a provider waits, is sent after the commit, and its result is passed to the handler
 * registered by `onMoneyBack`.
 */
export async function requestMoneyBack(ctx: TransactionContext, asked: MoneyBackRequest): Promise<"done" | "waiting"> {
  const { engine, tx, now } = ctx;
  return tx.asSystem(async () => {
    const atOnce = asked.method === "balance";
    const [number = ""] = await newNumber(ctx);
    const row = {
      number: `B${number}`,
      payment: atOnce ? null : (asked.payment ?? (await paidBy(ctx, asked))),
      payOrderId: asked.payOrderId,
      memberId: asked.memberId,
      shop: asked.shopId ?? null,
      orderId: asked.orderId ?? null,
      orderNo: asked.orderNo ?? null,
      refundId: asked.refundId ?? null,
      amount: asked.amount,
      reason: asked.reason,
      provider: asked.method,
      status: atOnce ? "done" : "waiting",
      tries: 0,
      nextTryAt: atOnce ? null : now.toISOString(),
      doneAt: atOnce ? now.toISOString() : null,
      paidBy: atOnce ? asked.method : null,
      addTime: now.toISOString(),
      updTime: now.toISOString(),
      version: 1,
    };
    const id = await insertedId(ctx, row);
    await changed(engine, tx, engine.resource("moneyBacks"), {});
    if (!atOnce) {
      tx.afterCommit(() => sendSoon(engine, id, now));
      return "waiting";
    }
    if (asked.reason !== "refund" && !handlerOf(asked.reason))
      await post(ctx, {
        type: "moneyBack",
        refTable: "money_backs",
        refId: id,
        entries: [
          { account: "clearing", type: asked.reason, amount: -asked.amount, orderNo: row.orderNo, refNo: row.number },
          {
            account: "wallet",
            buyerId: asked.memberId,
            type: asked.reason,
            amount: asked.amount,
            orderNo: row.orderNo,
            refNo: row.number,
          },
        ],
      });
    return "done";
  });
}

async function insertedId({ tx }: TransactionContext, row: Readonly<Record<string, unknown>>): Promise<number> {
  const drawn = await tx.first<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('money_backs', 'id'))::bigint as id`,
  );
  const id = Number(drawn?.id);
  await tx.run(insertMany("money_backs", [{ id, ...row }]));
  return id;
}
/** Finds the payment attempt that has paid; a refund without one waits for manual handling. */
async function paidBy({ tx }: TransactionContext, { payOrderId, method }: MoneyBackRequest): Promise<number | null> {
  const found = await tx.first<{ id: number }>(sql`
    select id from payments where pay_order_id = ${payOrderId} and provider = ${method} and status = 'paid' order by id limit 1`);
  return found?.id ?? null;
}
