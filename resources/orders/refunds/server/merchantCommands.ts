import { sql } from "kysely";
import { daysAfter, type Trade } from "../../../../core/server/transactionContext.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { readTradeConfig } from "../../../platform/platformConfig/server/tradeConfig.ts";
import { takeStep } from "./changeRefund.ts";
import { payBack } from "./issueRefund.ts";
import { checkRefund, lockRefund, type Owner, type RefundCase, saidWhy } from "./lockRefund.ts";

/** The shop agrees, or has let its time pass: the money goes back, or the goods come back first. */
export async function agree(trade: Trade, refundId: number, owner: Owner): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, owner);
  checkRefund(found.refund, ["applying"], "agree");
  if (found.refund.refundInd === "returnAndRefund") return askGoodsBack(trade, found, "agreed");
  await takeStep(trade, found, {}, { log: "agreed", event: "refundAgreed" });
  await payBack(trade, found);
}
/** The buyer is to send the goods to the shop's address, as it is now. */
export async function askGoodsBack(trade: Trade, found: RefundCase, log: "agreed" | "platformAgreed"): Promise<void> {
  const { tx, now } = trade;
  const address = await returnAddress(trade, found.order.shopId);
  const { returnDays } = await readTradeConfig(tx);
  const { platformFreight } = found.refund;
  const buyerSendTime = daysAfter(now, returnDays).toISOString();
  await takeStep(
    trade,
    found,
    { status: "waitingReturn", refundInd: "returnAndRefund", platformFreight, ...address, buyerSendTime },
    { log, event: "refundAgreed" },
  );
}
interface Sender {
  name: string | null;
  phone: string | null;
  address: string | null;
}
async function returnAddress({ tx }: Trade, shopId: number) {
  const found = await tx.first<Sender>(sql`
    select sender_name as name, sender_phone as phone,
      case when sender_address <> '' then concat_ws(', ', sender_address, nullif(sender_city, ''),
        nullif(concat_ws(' ', sender_state, sender_postcode), '')) end as address
    from shop_config where shop_id = ${shopId}`);
  if (!found?.name || !found.phone || !found.address)
    throw refuse("refund.returnAddressMissing", { key: "resources.refunds.refusals.returnAddressMissing" });
  return { returnName: found.name, returnPhone: found.phone, returnAddress: found.address };
}

/** The shop says no; the buyer reads why, and may ask the platform for a while. */
async function reject(
  trade: Trade,
  found: RefundCase,
  reason: string,
  log: "refused" | "returnRefused",
): Promise<void> {
  const { refundDays } = await readTradeConfig(trade.tx);
  const askExpiredTime = daysAfter(trade.now, refundDays).toISOString();
  const event = log === "refused" ? "refundRejected" : "refundReturnRefused";
  const denyReason = saidWhy(reason);
  await takeStep(trade, found, { status: "rejected", denyReason, askExpiredTime }, { log, event, content: denyReason });
}
export async function refuseRefund(trade: Trade, refundId: number, owner: Owner, reason: string): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, owner);
  checkRefund(found.refund, ["applying"], "refuse");
  await reject(trade, found, reason, "refused");
}
export async function refuseReturn(trade: Trade, refundId: number, owner: Owner, reason: string): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, owner);
  checkRefund(found.refund, ["returned"], "refuseReturn");
  await reject(trade, found, reason, "returnRefused");
}
/** The goods have come back, or the shop has not said otherwise in time: the money goes back. */
export async function confirmReturn(trade: Trade, refundId: number, owner: Owner, restock: boolean): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, owner);
  checkRefund(found.refund, ["returned"], "confirmReturn");
  await takeStep(trade, found, { restock }, { log: "returned", event: "refundReturned" });
  await payBack(trade, { ...found, refund: { ...found.refund, restock } });
}
