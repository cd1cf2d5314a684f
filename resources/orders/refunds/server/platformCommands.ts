import type { Trade } from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { freightLeft } from "./calculateRefundable.ts";
import { takeStep } from "./changeRefund.ts";
import { payBack } from "./issueRefund.ts";
import { checkRefund, lockRefund, saidWhy } from "./lockRefund.ts";
import { askGoodsBack } from "./merchantCommands.ts";

/** The platform decides for the buyer: the money goes back, or the goods come back first; with freight, where it says so. */
export async function platformAgree(
  trade: Trade,
  refundId: number,
  { goodsBack, freight = null }: { goodsBack: boolean; freight?: number | null },
): Promise<void> {
  const { tx } = trade;
  const found = await lockRefund(tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const left = await freightLeft(tx, found.order, found.lines, refundId);
  if (freight !== null && (freight < 0 || freight > left))
    throw refuse("refund.tooMuch", {
      key: "resources.refunds.refusals.freightLeft",
      params: { max: formatMoney(left) },
    });
  const decided = { ...found, refund: { ...found.refund, platformFreight: freight } };
  if (goodsBack && found.order.status === "unshipped")
    throw refuse("refund.notShipped", { key: "resources.refunds.refusals.notShipped" });
  if (goodsBack) return askGoodsBack(trade, decided, "platformAgreed");
  await takeStep(trade, found, { platformFreight: freight }, { log: "platformAgreed", event: "refundAgreed" });
  await payBack(trade, decided);
}
/** The platform decides for the shop, and says why. */
export async function platformReject(trade: Trade, refundId: number, reason: string): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const denyReason = saidWhy(reason);
  const step = { log: "platformRejected", event: "refundClosed", content: denyReason } as const;
  await takeStep(trade, found, { status: "closed", denyReason }, step);
}
