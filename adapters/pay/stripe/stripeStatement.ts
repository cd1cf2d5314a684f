import type Stripe from "stripe";
import type { PayProvider, StatementLine } from "../../../resources/payments/index.ts";
import { getId, readMetadata } from "./stripeStates.ts";

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Reads the payments and refunds of one method in Stripe's balance of a period. */
export async function readStripeStatement(
  client: Stripe,
  name: PayProvider,
  { from, to }: { from: Date; to: Date },
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  const transactions = client.balanceTransactions.list({
    created: { gte: toSeconds(from), lt: toSeconds(to) },
    limit: 100,
    expand: ["data.source"],
  });
  for await (const transaction of transactions) {
    const line = toLine(transaction);
    // What has no method of ours was paid or refunded outside of the market: cards report it.
    if (line && (line.provider ?? "card") === name) lines.push(line.line);
  }
  return lines;
}

function toLine(
  transaction: Stripe.BalanceTransaction,
): { provider: PayProvider | null; line: StatementLine } | null {
  const { source, created } = transaction;
  if (typeof source !== "object" || source === null) return null;
  if (source.object !== "charge" && source.object !== "refund") return null;

  const { provider, number } = readMetadata(source.metadata);
  const isPayment = source.object === "charge";
  // A charge has other transactions as well, such as the reversal of a dispute.
  if (isPayment && transaction.type !== "charge" && transaction.type !== "payment") return null;
  const txn = isPayment ? (getId(source.payment_intent) ?? source.id) : source.id;
  return {
    provider,
    line: {
      kind: isPayment ? "payment" : "refund",
      number: number ?? source.id,
      txn,
      amount: source.amount,
      at: new Date(created * 1000),
    },
  };
}
