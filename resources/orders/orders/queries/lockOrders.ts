import { type RawBuilder, sql } from "kysely";
import { notFound, toStatusParams } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { orderStates } from "../orders.ts";

export type OrderState = (typeof orderStates)[number];
/** The fields of an order that commands need before they change it. Amounts are cents. */
export type LockedOrder = Pick<TableRow<"orders">, "id" | "type" | "status"> &
  Pick<
    CamelRow<"orders">,
    | "shopId"
    | "orderNo"
    | "payOrderId"
    | "payOrderNo"
    | "memberId"
    | "refundStatus"
    | "mergeStatus"
    | "goodsTotal"
    | "couponAmount"
    | "priceAdjust"
    | "freightFee"
    | "payPrice"
    | "refundAmount"
    | "commissionTotal"
    | "payMethod"
    | "selfLifting"
    | "verifyCode"
    | "payTime"
    | "finishTime"
    | "deliveryTime"
    | "refundExpiredTime"
  > &
  Calculated<{
    /** The group that the order has joined. */
    groupOrderId: TableRow<"orders">["group_order_id"];
    memberName: NonNullable<TableRow<"orders">["member_name"]>;
  }>;
export interface LockedLine {
  id: number;
  orderId: number;
  goodsId: number;
  skuId: number;
  stockType: "onOrder" | "onPayment";
  qty: number;
  total: number;
  couponShare: number;
  couponPlatform: number;
  adjustShare: number;
  freightShare: number;
  paid: number;
  commissionRate: number;
  commission: number;
  commissionReturned: number;
  refundedQty: number;
  refundedAmount: number;
  refundStatus: "none" | "refunding" | "partly" | "refunded";
  stockTaken: number;
}
const columns = sql`id, shop_id as "shopId", order_no as "orderNo", pay_order_id as "payOrderId", pay_order_no as "payOrderNo", type,
  group_order_id as "groupOrderId",
  member_id as "memberId", member_name as "memberName", status, refund_status as "refundStatus", merge_status as "mergeStatus",
  goods_total as "goodsTotal", coupon_amount as "couponAmount", price_adjust as "priceAdjust", freight_fee as "freightFee",
  pay_price as "payPrice", refund_amount as "refundAmount", commission_total as "commissionTotal", pay_method as "payMethod",
  self_lifting as "selfLifting", verify_code as "verifyCode", pay_time as "payTime", finish_time as "finishTime",
  delivery_time as "deliveryTime", refund_expired_time as "refundExpiredTime"`;

type OrderSelector =
  | { id: number }
  | { orderNo: string }
  | { payOrderId: number }
  | { ids: readonly number[] };
/**
 * Locks orders in the order of their ids: one, some, or all of one payment. Inserts that only
 * reference them, like an event of an order whose group another order has filled, do not wait for
 * the lock.
 */
export const lockOrders = (tx: Tx, selector: OrderSelector): Promise<LockedOrder[]> =>
  tx.run(selectOrdersForUpdate(selector));
/** Builds the statement that locks orders, for a batch. */
export const selectOrdersForUpdate = (selector: OrderSelector): RawBuilder<LockedOrder> =>
  "id" in selector
    ? sql`select ${columns} from orders where id = ${selector.id} for no key update`
    : "orderNo" in selector
      ? sql`select ${columns} from orders where order_no = ${selector.orderNo} for no key update`
      : "ids" in selector
        ? sql`select ${columns} from orders where id = any(${[...selector.ids]}::bigint[]) order by id for no key update`
        : sql`select ${columns} from orders where pay_order_id = ${selector.payOrderId} order by id for no key update`;
/**
 * Locks one order of a shop or a buyer; an order of another owner is not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function lockOrder(
  tx: Tx,
  selector: OrderSelector,
  owner: { shopId: number } | { memberId: number } | null,
): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, selector);
  const own =
    !owner ||
    ("shopId" in owner ? order?.shopId === owner.shopId : order?.memberId === owner.memberId);
  if (!order || !own) throw notFound();
  return order;
}
/**
 * Reads an order of a buyer without a lock, for queries.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readOrder(tx: Tx, orderNo: string, memberId: number): Promise<LockedOrder> {
  const order = await tx.first<LockedOrder>(
    sql`select ${columns} from orders where order_no = ${orderNo} and member_id = ${memberId}`,
  );
  if (!order) throw notFound();
  return order;
}
/** Reads the lines of orders; amounts are in cents. The orders must be locked. */
export const readLines = (tx: Tx, orderIds: readonly number[]): Promise<LockedLine[]> =>
  tx.run(selectLines(sql`parent_id = any(${[...orderIds]}::bigint[])`));
/** Builds the statement that reads the lines of all orders of a payment, for a batch. */
export const selectPaidLines = (payOrderId: number): RawBuilder<LockedLine> =>
  selectLines(sql`parent_id in (select id from orders where pay_order_id = ${payOrderId})`);
const selectLines = (condition: RawBuilder<unknown>): RawBuilder<LockedLine> =>
  sql`
    select id, parent_id as "orderId", goods_id as "goodsId", sku_id as "skuId", stock_type as "stockType", qty, total,
      coupon_share as "couponShare", coupon_platform as "couponPlatform", adjust_share as "adjustShare", freight_share as "freightShare", paid,
      commission_rate as "commissionRate", commission, commission_returned as "commissionReturned", refunded_qty as "refundedQty",
      refunded_amount as "refundedAmount", refund_status as "refundStatus", stock_taken as "stockTaken"
    from orders_lines where ${condition} order by parent_id, position, id`;

/** Commands of an order, named by the messages `screen.commands`. */
export type OrderCommand =
  | "cancel"
  | "editPrice"
  | "ship"
  | "unship"
  | "confirmReceipt"
  | "writeOff"
  | "editAddress"
  | "applyRefund"
  | "comment"
  | "hide";
/**
 * Rejects a command that the order's state does not allow.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order's state does not allow it.
 */
export function checkState(
  { status }: Pick<LockedOrder, "status">,
  from: readonly OrderState[],
  command: OrderCommand,
): void {
  if (!from.includes(status))
    throw domainError(
      "order.statusNotAllowed",
      toStatusParams("orders", { command, state: status }),
      {
        data: { state: status },
      },
    );
}
/**
 * Rejects a command that has to wait for the end of a refund.
 *
 * @throws {DomainError} `order.refundOpen` when the order has an open refund.
 */
export function checkNoRefund({ refundStatus }: Pick<LockedOrder, "refundStatus">): void {
  if (refundStatus === "refunding") throw domainError("order.refundOpen");
}
