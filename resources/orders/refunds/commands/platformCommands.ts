import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { domainError } from "../../errors.ts";
import { calculateFreightLeft } from "../queries/calculateRefundable.ts";
import { checkRefund, lockRefund, requireReason } from "../queries/lockRefund.ts";
import { countReturnable } from "../queries/splitUnits.ts";
import { transition } from "./changeRefund.ts";
import { issueRefund } from "./issueRefund.ts";
import { requestReturn } from "./merchantCommands.ts";

/** What the platform rules for the buyer; freight in cents. */
interface Ruling {
  goodsBack: boolean;
  freight?: number | null;
  /** For the buyer and the shop. */
  reason?: string | null;
}
/**
 * Decides a refund for the buyer: pays it, or asks for the goods to be returned first; with
 * freight, where the platform grants it.
 *
 * @throws {DomainError} `refund.notShipped` when a return is requested for goods that were not
 * shipped.
 * @throws {DomainError} `refund.shippingExceedsRemaining` when less shipping is left to refund.
 */
export async function agreeAsPlatform(
  ctx: TransactionContext,
  refundId: number,
  { goodsBack, freight = null, reason = null }: Ruling,
): Promise<void> {
  const { tx } = ctx;
  const found = await lockRefund(tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const left = await calculateFreightLeft(tx, found.order, found.lines, refundId);
  if (freight !== null && (freight < 0 || freight > left))
    throw domainError("refund.shippingExceedsRemaining", { max: formatMoney(left) });
  const decided = { ...found, refund: { ...found.refund, platformFreight: freight } };
  if (goodsBack && found.refund.qty > countReturnable(found.line))
    throw domainError("refund.notShipped");
  if (goodsBack) return requestReturn(ctx, decided, "platformAgreed", reason);
  await transition(
    ctx,
    found,
    { platformFreight: freight },
    { log: "platformAgreed", event: "refundAgreed", content: reason },
  );
  await issueRefund(ctx, decided);
}
/** Decides a refund for the shop, with a reason. */
export async function rejectAsPlatform(
  ctx: TransactionContext,
  refundId: number,
  reason: string,
): Promise<void> {
  const found = await lockRefund(ctx.tx, refundId, null);
  checkRefund(found.refund, ["intervention"], "decide");
  const denyReason = requireReason(reason);
  const step = { log: "platformRejected", event: "refundClosed", content: denyReason } as const;
  await transition(ctx, found, { status: "closed", denyReason }, step);
}
