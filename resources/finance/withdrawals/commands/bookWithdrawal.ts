import { emit } from "../../../../core/events/server/emit.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { post } from "../../ledger/commands/postEntries.ts";

/** The fields of a withdrawal that the ledger needs; amounts are cents. */
type Withdrawal = CamelRow<"withdrawals">;
type Booked = Pick<Withdrawal, "id" | "shopId" | "withdrawNo"> & {
  amount: NonNullable<Withdrawal["amount"]>;
  fee: NonNullable<Withdrawal["fee"]>;
};
type Operation = "withdrawApply" | "withdrawBack" | "withdrawPaid";

/**
 * Posts a step of a withdrawal: a request freezes the whole amount; a rejection, cancellation or
 * final failure returns it to the balance; a payment debits the frozen account, the fee to the
 * platform and the rest to the bank. Each step is posted once for a withdrawal.
 */
export async function bookWithdrawal(
  ctx: TransactionContext,
  id: number,
  command: Operation,
  remark: string | null = null,
): Promise<void> {
  const { tx } = ctx;
  await tx.asSystem(async () => {
    const one = await tx.first(
      tx.db
        .selectFrom("withdrawals")
        .select(["id", "shop_id as shopId", "withdraw_no as withdrawNo"])
        .select(({ ref }) => [
          ref("amount").$notNull().as("amount"),
          ref("fee").$notNull().as("fee"),
        ])
        .where("id", "=", id),
    );
    if (!one) throw new Error(`there is no withdrawal ${id}`);
    const posted = await post(ctx, {
      type: command,
      refTable: "withdrawals",
      refId: id,
      remark,
      entries: listMenuItems(one, command),
    });
    if (!posted) throw new Error(`${command} of the withdrawal ${id} is in the books already`);
    if (command !== "withdrawApply")
      emit(ctx, {
        topic: command === "withdrawPaid" ? "withdrawal.paid" : "withdrawal.returned",
        key: id,
        shopId: one.shopId,
        payload: { withdrawalId: id },
      });
    await publishChanges(ctx, [one.shopId], ["balanceTransactions", "withdrawals"]);
  });
}
function listMenuItems({ shopId, amount, fee, withdrawNo: refNo }: Booked, type: Operation) {
  const balance = { account: "balance", shopId, refNo } as const;
  const frozen = { account: "frozen", shopId, refNo } as const;
  if (type === "withdrawApply")
    return [
      { ...balance, type, amount: -amount },
      { ...frozen, type, amount },
    ];
  if (type === "withdrawBack")
    return [
      { ...frozen, type, amount: -amount },
      { ...balance, type, amount },
    ];
  return [
    { ...frozen, type, amount: -(amount - fee) },
    { ...frozen, type: "withdrawFee", amount: -fee },
    { account: "bank", type, amount: amount - fee, refNo } as const,
    { account: "platform", type: "withdrawFee", amount: fee, refNo } as const,
  ];
}
