import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { domainError } from "../../../../framework/server/domainError.ts";
import { freightLeft } from "./calculateRefundable.ts";
import { transition } from "./changeRefund.ts";
import { issueRefund } from "./issueRefund.ts";
import { checkRefund, lockRefund, requireReason } from "./lockRefund.ts";
import { askGoodsBack } from "./merchantCommands.ts";

/** The platform decides for the buyer: the money goes back, or the goods come back first; with freight, where it says so. */
export async function platformAgree(
  ctx: TransactionContext,
  refundId: number,
  { goodsBack, freight = null }: { goodsBack: boolean; freight?: number | null },
): Promise<void> {
  const { tx } = ctx;
  const found = await lockRefund(tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const left = await freightLeft(tx, found.order, found.lines, refundId);
  if (freight !== null && (freight < 0 || freight > left))
    throw domainError("refund.tooMuch", {
      key: "resources.refunds.refusals.freightLeft",
      params: { max: formatMoney(left) },
    });
  const decided = { ...found, refund: { ...found.refund, platformFreight: freight } };
  if (goodsBack && found.order.status === "unshipped")
    throw domainError("refund.notShipped", { key: "resources.refunds.refusals.notShipped" });
  if (goodsBack) return askGoodsBack(ctx, decided, "platformAgreed");
  await transition(ctx, found, { platformFreight: freight }, { log: "platformAgreed", event: "refundAgreed" });
  await issueRefund(ctx, decided);
}
/** The platform decides for the shop, and says why. */
export async function platformReject(ctx: TransactionContext, refundId: number, reason: string): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const denyReason = requireReason(reason);
  const step = { log: "platformRejected", event: "refundClosed", content: denyReason } as const;
  await transition(ctx, found, { status: "closed", denyReason }, step);
}
