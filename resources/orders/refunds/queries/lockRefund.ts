import { notFound, toStatusParams } from "../../../../framework/server/domainError.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import {
  type LockedLine,
  type LockedOrder,
  lockOrder,
  readLines,
} from "../../orders/queries/lockOrders.ts";
import { openStates, type RefundState } from "../refundFields.ts";

/** The fields of a refund that commands need before they change it. Amounts are cents. */
export type LockedRefund = Pick<TableRow<"refunds">, "id" | "qty" | "restock" | "status"> &
  Pick<
    CamelRow<"refunds">,
    | "shopId"
    | "number"
    | "refundNo"
    | "orderId"
    | "lineId"
    | "memberId"
    | "refundInd"
    | "refundAmount"
    | "freightAmount"
    | "askedAmount"
    | "platformFreight"
    | "payState"
    | "addTime"
    | "askExpiredTime"
    | "platformAskedTime"
    | "autoAgreeTime"
    | "buyerSendTime"
    | "sellerConfirmTime"
  >;
/** A refund with its order and lines, all locked in this order. */
export interface RefundCase {
  refund: LockedRefund;
  order: LockedOrder;
  lines: readonly LockedLine[];
  line: LockedLine;
}
export type Owner = { shopId: number } | { memberId: number } | null;
/**
 * Locks a refund and then its order; a refund of another owner is not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function lockRefund(tx: Tx, id: number, owner: Owner): Promise<RefundCase> {
  const refund: LockedRefund | undefined = await tx.first(
    tx.db
      .selectFrom("refunds")
      .select(["id", "shop_id as shopId", "number", "refund_no as refundNo"])
      .select("order_id as orderId")
      .select(["line_id as lineId", "member_id as memberId", "qty", "refund_ind as refundInd"])
      .select(["refund_amount as refundAmount", "freight_amount as freightAmount"])
      .select(["asked_amount as askedAmount", "platform_freight as platformFreight"])
      .select(["status", "pay_state as payState", "restock", "add_time as addTime"])
      .select(["ask_expired_time as askExpiredTime", "platform_asked_time as platformAskedTime"])
      .select(["auto_agree_time as autoAgreeTime", "buyer_send_time as buyerSendTime"])
      .select("seller_confirm_time as sellerConfirmTime")
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
  const own =
    !owner ||
    ("shopId" in owner ? refund?.shopId === owner.shopId : refund?.memberId === owner.memberId);
  if (!refund || !own) throw notFound();
  const order = await lockOrder(tx, { id: refund.orderId }, null);
  const lines = await readLines(tx, [order.id]);
  const line = lines.find((one) => one.id === refund.lineId);
  if (!line) throw new Error(`refund ${id}: its order has no such line`);
  return { refund, order, lines, line };
}

/** Commands of a refund, named by the messages `screen.commands`. */
export type RefundCommand =
  | "agree"
  | "refuse"
  | "submitReturn"
  | "confirmReturn"
  | "refuseReturn"
  | "askPlatform"
  | "decide"
  | "withdraw";
/**
 * Rejects a command that the refund's state does not allow, and any command once the refund is
 * being paid.
 *
 * @throws {DomainError} `refund.inProgress` when the refund is being paid.
 * @throws {DomainError} `refund.statusNotAllowed` when the refund's state does not allow it.
 */
export function checkRefund(
  { status, payState }: LockedRefund,
  from: readonly RefundState[],
  command: RefundCommand,
): void {
  if (!from.includes(status))
    throw domainError(
      "refund.statusNotAllowed",
      toStatusParams("refunds", { command, state: status }),
      {
        data: { state: status },
      },
    );
  if (payState !== "none") throw domainError("refund.inProgress");
}
/** Whether a line has a refund that is neither completed nor closed. */
export async function hasOpenRefund(tx: Tx, lineId: number): Promise<boolean> {
  const open = await tx.first(
    tx.db
      .selectFrom("refunds")
      .select("id")
      .where("line_id", "=", lineId)
      .where("status", "in", openStates)
      .limit(1),
  );
  return open !== undefined;
}
/** Whether a refund in this state is neither completed nor closed. */
export const isOpen = (status: RefundState): boolean => openStates.some((one) => one === status);
/**
 * Returns the reason, which is required.
 *
 * @throws {DomainError} `refund.reasonRequired` when the reason is missing.
 */
export function requireReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === "") throw domainError("refund.reasonRequired", {}, { fields: ["reason"] });
  return trimmed.slice(0, 500);
}
