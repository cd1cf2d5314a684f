import { sql } from "kysely";
import { insertRows } from "../../../../core/server/insertMany.ts";
import { heard } from "../../../../core/server/publishChanges.ts";
import type { Trade } from "../../../../core/server/transactionContext.ts";
import { noticeRows } from "../../../notices/notices/server/noticeRows.ts";
import { post } from "../../ledger/server/post.ts";

/** What the books need to know of a withdrawal; amounts are cents. */
interface Booked {
  id: number;
  shopId: number;
  withdrawNo: string;
  amount: number;
  fee: number;
}
type Deed = "withdrawApply" | "withdrawBack" | "withdrawPaid";

/**
 * What becomes of the money: asked for, all of it is frozen; refused, cancelled or failed for good, all of it is balance again; paid,
 * all of it leaves the frozen account, the fee to the platform and the rest to the bank. Each happens once to one withdrawal.
 */
export async function bookWithdrawal(
  trade: Trade,
  id: number,
  deed: Deed,
  remark: string | null = null,
): Promise<void> {
  const { tx } = trade;
  await tx.beyondWall(async () => {
    const one = await tx.first<Booked>(sql`
      select id, shop_id as "shopId", withdraw_no as "withdrawNo", amount, fee from withdrawals where id = ${id}`);
    if (!one) throw new Error(`there is no withdrawal ${id}`);
    const posted = await post(trade, {
      type: deed,
      refTable: "withdrawals",
      refId: id,
      remark,
      entries: entriesOf(one, deed),
    });
    if (!posted) throw new Error(`${deed} of the withdrawal ${id} is in the books already`);
    // What a shop has done itself, it need not be told.
    if (deed !== "withdrawApply" && trade.who.kind !== "staff")
      await tx.run(insertRows("notices", noticeRows(trade.now, [{ shopId: one.shopId, kind: deed, refId: id }])));
    await heard(trade, [one.shopId], ["statement", "withdrawals"]);
  });
}
function entriesOf({ shopId, amount, fee, withdrawNo: refNo }: Booked, type: Deed) {
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
