import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import {
  checkRefund,
  lockRefund,
  type Owner,
  type RefundCase,
  requireReason,
} from "../queries/lockRefund.ts";
import { transition } from "./changeRefund.ts";
import { issueRefund } from "./issueRefund.ts";

/**
 * Agrees to a refund, by the shop or at its deadline: pays it, or asks for the goods to be returned
 * first.
 *
 * @throws {DomainError} `refund.returnAddressMissing` when the shop has no return address.
 */
export async function agree(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, owner);
  checkRefund(found.refund, ["applying"], "agree");
  if (found.refund.refundInd === "returnAndRefund") return requestReturn(ctx, found, "agreed");
  await transition(ctx, found, {}, { log: "agreed", event: "refundAgreed" });
  await issueRefund(ctx, found);
}
/**
 * Asks the buyer to return the goods to the shop's current address.
 *
 * @throws {DomainError} `refund.returnAddressMissing` when the shop has no return address.
 */
export async function requestReturn(
  ctx: TransactionContext,
  found: RefundCase,
  log: "agreed" | "platformAgreed",
  content: string | null = null,
): Promise<void> {
  const { tx, now } = ctx;
  const address = await returnAddress(ctx, found.order.shopId);
  const { returnDays } = await readTradeConfig(tx);
  const { platformFreight } = found.refund;
  const buyerSendTime = addDays(now, returnDays).toISOString();
  await transition(
    ctx,
    found,
    {
      status: "waitingReturn",
      refundInd: "returnAndRefund",
      platformFreight,
      ...address,
      buyerSendTime,
    },
    { log, event: "refundAgreed", content },
  );
}
async function returnAddress({ tx }: TransactionContext, shopId: number) {
  const found = await tx.first(
    tx.db
      .selectFrom("shop_config")
      .select(["sender_name as name", "sender_phone as phone", "sender_address as address"])
      .select(["sender_city as city", "sender_state as state", "sender_postcode as postcode"])
      .where("shop_id", "=", shopId),
  );
  if (!found?.name || !found.phone || !found.address)
    throw domainError("refund.returnAddressMissing");
  const { name, phone, address, city, state, postcode } = found;
  const region = [state, postcode].filter((part) => part !== null).join(" ");
  return {
    returnName: name,
    returnPhone: phone,
    returnAddress: [address, city, region].filter(Boolean).join(", "),
  };
}

/**
 * Rejects a refund with a reason that the buyer can read; the buyer may ask the platform within a
 * period.
 */
async function reject(
  ctx: TransactionContext,
  found: RefundCase,
  reason: string,
  log: "refused" | "returnRefused",
): Promise<void> {
  const { refundDays } = await readTradeConfig(ctx.tx);
  const askExpiredTime = addDays(ctx.now, refundDays).toISOString();
  const event = log === "refused" ? "refundRejected" : "refundReturnRefused";
  const denyReason = requireReason(reason);
  await transition(
    ctx,
    found,
    { status: "rejected", denyReason, askExpiredTime },
    { log, event, content: denyReason },
  );
}
/** Rejects a requested refund with a reason; the customer may then ask the platform. */
export async function rejectRefund(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  reason: string,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, owner);
  checkRefund(found.refund, ["applying"], "refuse");
  await reject(ctx, found, reason, "refused");
}
/** Rejects returned goods with a reason; the customer may then ask the platform. */
export async function rejectReturn(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  reason: string,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, owner);
  checkRefund(found.refund, ["returned"], "refuseReturn");
  await reject(ctx, found, reason, "returnRefused");
}
/** Confirms the return of the goods, by the shop or at its deadline, and pays the refund. */
export async function confirmReturn(
  ctx: TransactionContext,
  refundId: number,
  owner: Owner,
  restock: boolean,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, owner);
  checkRefund(found.refund, ["returned"], "confirmReturn");
  await transition(ctx, found, { restock }, { log: "returned", event: "refundReturned" });
  await issueRefund(ctx, { ...found, refund: { ...found.refund, restock } });
}
