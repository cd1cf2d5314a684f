import { sql } from "kysely";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import type { Calculated } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { BankCode, WithdrawKind } from "../../withdrawAccounts/bankCodes.ts";
import type { balanceTransactions } from "../balanceTransactions.ts";
import { readAccount } from "./readAccount.ts";
import { readComing } from "./readComing.ts";
import { readPayout } from "./readPayout.ts";

type Outlook = CallOutput<typeof balanceTransactions, "getOutlook">;
type Open = Calculated<{
  id: number;
  waits: boolean;
  number: string;
  amount: number;
  kind: WithdrawKind | null;
  bank: BankCode | null;
  account: string | null;
}>;

/**
 * What a shop was paid last and will be paid next: the last payout with its parts, the payout under
 * way, and what is pending by the day on which it becomes available.
 */
export async function readOutlook(tx: Tx): Promise<Outlook> {
  const { pending } = await readAccount(tx);
  const payout = await readPayout(tx);
  const coming = await readComing(tx, pending);
  const next = await tx.first<Open>(sql`
    select id, status in ('applying', 'underReview') as waits, short_no as number, actual::bigint as amount, kind, bank, number as account from withdrawals
    where shop_id = current_shop_id() and status not in ('completed', 'rejected', 'cancelled') order by id desc limit 1`);
  const days = coming.filter(({ kind }) => kind === "day");
  return {
    payoutId: payout?.id ?? null,
    payoutNo: payout?.number ?? null,
    paidAt: payout?.paidAt ?? null,
    paid: payout?.paid ?? null,
    parts: payout?.parts ?? [],
    coming,
    soon: days.reduce((sum, { amount }) => sum + amount, 0),
    soonBy: days.at(-1)?.day ?? null,
    nextId: next?.id ?? null,
    nextWaits: next?.waits ?? null,
    nextNo: next?.number ?? null,
    nextAmount: next?.amount ?? null,
    nextKind: next?.kind ?? null,
    nextBank: next?.bank ?? null,
    nextAccount: next?.account ?? null,
  };
}
