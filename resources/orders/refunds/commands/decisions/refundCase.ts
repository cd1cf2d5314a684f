import type { CamelRow, TableRow } from "../../../../../framework/server/tables/DB.ts";
import type { OrderTender, Tender } from "../../../../payments/index.ts";
import type { readTradeConfig } from "../../../../platform/server.ts";
import type { LockedLine, LockedOrder } from "../../../orders/queries/lockOrders.ts";
import { openStates, type RefundState } from "../../refundFields.ts";

/** The fields of a refund that commands decide by. Amounts are cents. */
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
    | "offeredAmount"
    | "platformFreight"
    | "payState"
    | "payError"
    | "addTime"
    | "updTime"
    | "askExpiredTime"
    | "platformAskedTime"
    | "autoAgreeTime"
    | "buyerSendTime"
    | "sellerConfirmTime"
    | "offerExpiredTime"
  >;
/** Another refund of the order; one that another command has locked cannot be changed now. */
export type OtherRefund = LockedRefund & { readonly isLocked: boolean };

/** Where the buyer returns goods to. */
export type ReturnAddress = Required<
  Pick<CamelRow<"refunds">, "returnName" | "returnPhone" | "returnAddress">
>;
export type LineAdjustment = Pick<
  CamelRow<"orders_adjustments">,
  "id" | "linePosition" | "amount" | "reversed"
>;
/** An order with everything that a command on its refunds decides by, read once and locked. */
export interface OrderCase {
  order: LockedOrder;
  lines: readonly LockedLine[];
  /** The order's refunds, except for the one that is decided. */
  others: readonly OtherRefund[];
  /** What has paid it. */
  tenders: readonly OrderTender[];
  /** The adjustments of its lines, without those of its freight. */
  adjustments: readonly LineAdjustment[];
  config: Awaited<ReturnType<typeof readTradeConfig>>;
  /** Null while the shop has none. */
  returnAddress: ReturnAddress | null;
  /** Whether the shop's earnings of the order are in its balance. */
  isSettled: boolean;
  now: Date;
}
/** A refund with its order and lines. */
export interface RefundCase extends OrderCase {
  refund: LockedRefund;
  line: LockedLine;
  /** How it is sent back once it is granted, where several tenders paid its order. */
  parts: readonly Tender[];
}

/** Whether a refund in this state is neither completed nor closed. */
export const isOpen = (status: RefundState): boolean => openStates.some((one) => one === status);
/** Payment states of a refund that is granted and not paid yet. */
export const payingStates: readonly LockedRefund["payState"][] = [
  "waiting",
  "failed",
  "requiresAction",
];
export const isPaying = ({ payState }: Pick<LockedRefund, "payState">): boolean =>
  payingStates.includes(payState);
/** Whether a line has a refund that is neither completed nor closed. */
export const hasOpenRefund = ({ others }: Pick<OrderCase, "others">, lineId: number): boolean =>
  others.some((other) => other.lineId === lineId && isOpen(other.status));
