import type { RawBuilder } from "kysely";
import { notFound, toStatusParams } from "../../../../framework/server/domainError.ts";
import { anyIdParameter } from "../../../../framework/server/tables/anyId.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { defineStatement } from "../../../../framework/server/tables/defineStatement.ts";
import type { Placeholders } from "../../../../framework/server/tables/statementCache.ts";
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
    | "number"
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
    | "gstRegistered"
    | "freightTax"
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
/** The fields of an order's line that commands need. Amounts are cents. */
export type LockedLine = Pick<
  CamelRow<"orders_lines">,
  | "id"
  | "goodsId"
  | "skuId"
  | "stockType"
  | "qty"
  | "total"
  | "position"
  | "adjusted"
  | "platformShare"
  | "freightShare"
  | "paid"
  | "commissionRate"
  | "commission"
  | "commissionReturned"
  | "taxCode"
  | "tax"
  | "taxReversed"
  | "shippedQty"
  | "releasedQty"
  | "refundedQty"
  | "refundedAmount"
  | "refundStatus"
> &
  Calculated<{ orderId: TableRow<"orders_lines">["parent_id"] }>;

const selectOrders = () =>
  compiler
    .selectFrom("orders")
    .select(["id", "shop_id as shopId", "number", "order_no as orderNo", "type", "status"])
    .select(["pay_order_id as payOrderId", "pay_order_no as payOrderNo", "member_id as memberId"])
    .select(({ ref }) => ref("member_name").$notNull().as("memberName"))
    .select(["group_order_id as groupOrderId", "refund_status as refundStatus"])
    .select(["merge_status as mergeStatus", "goods_total as goodsTotal"])
    .select(["coupon_amount as couponAmount", "price_adjust as priceAdjust"])
    .select(["freight_fee as freightFee", "pay_price as payPrice", "refund_amount as refundAmount"])
    .select(["commission_total as commissionTotal", "pay_method as payMethod"])
    .select(["gst_registered as gstRegistered", "freight_tax as freightTax"])
    .select(["self_lifting as selfLifting", "verify_code as verifyCode", "pay_time as payTime"])
    .select(["finish_time as finishTime", "delivery_time as deliveryTime"])
    .select("refund_expired_time as refundExpiredTime");

const lockById = defineStatement(({ id }: Placeholders<{ id: number }>) =>
  selectOrders().where("id", "=", id).forNoKeyUpdate(),
);
const lockByNumber = defineStatement(({ orderNo }: Placeholders<{ orderNo: string }>) =>
  selectOrders().where("order_no", "=", orderNo).forNoKeyUpdate(),
);
const lockByIds = defineStatement(({ ids }: Placeholders<{ ids: readonly number[] }>) =>
  selectOrders().where("id", "=", anyIdParameter(false, ids)).orderBy("id").forNoKeyUpdate(),
);
const lockByPayment = defineStatement(({ payOrderId }: Placeholders<{ payOrderId: number }>) =>
  selectOrders().where("pay_order_id", "=", payOrderId).orderBy("id").forNoKeyUpdate(),
);

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
    ? lockById(selector)
    : "orderNo" in selector
      ? lockByNumber(selector)
      : "ids" in selector
        ? lockByIds(selector)
        : lockByPayment(selector);
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
  const order = await tx.first(
    selectOrders().where("order_no", "=", orderNo).where("member_id", "=", memberId),
  );
  if (!order) throw notFound();
  return order;
}

const selectLines = () =>
  compiler
    .selectFrom("orders_lines")
    .select(["id", "parent_id as orderId", "goods_id as goodsId", "sku_id as skuId"])
    .select(["position", "stock_type as stockType", "qty", "total", "adjusted"])
    .select("platform_share as platformShare")
    .select(["freight_share as freightShare", "paid", "commission_rate as commissionRate"])
    .select(["commission", "commission_returned as commissionReturned"])
    .select(["tax_code as taxCode", "tax", "tax_reversed as taxReversed"])
    .select(["shipped_qty as shippedQty", "released_qty as releasedQty"])
    .select(["refunded_qty as refundedQty", "refunded_amount as refundedAmount"])
    .select("refund_status as refundStatus")
    .orderBy("parent_id")
    .orderBy("position")
    .orderBy("id");

const selectLinesOfOrders = defineStatement(
  ({ orderIds }: Placeholders<{ orderIds: readonly number[] }>) =>
    selectLines().where("parent_id", "=", anyIdParameter(false, orderIds)),
);
const selectLinesOfPayment = defineStatement(
  ({ payOrderId }: Placeholders<{ payOrderId: number }>) =>
    selectLines().where("parent_id", "in", ({ selectFrom }) =>
      selectFrom("orders").select("id").where("pay_order_id", "=", payOrderId),
    ),
);

/** Reads the lines of orders; amounts are in cents. The orders must be locked. */
export const readLines = (tx: Tx, orderIds: readonly number[]): Promise<LockedLine[]> =>
  tx.run(selectLinesOfOrders({ orderIds }));
/** Builds the statement that reads the lines of all orders of a payment, for a batch. */
export const selectPaidLines = (payOrderId: number): RawBuilder<LockedLine> =>
  selectLinesOfPayment({ payOrderId });

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
