import { type CommandContext, commandCall } from "../../core/server/storefront/buyerCall.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import { shapes, text } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import {
  cancelOrder,
  changeReceiver,
  checkState,
  confirmReceipt,
  type LockedOrder,
  lockOrder,
} from "../../resources/orders/server.ts";
import { endPayments } from "../../resources/payments/server.ts";
import { addressField, parseReceiver } from "./cart.ts";

const orderNo = text({ required: true, max: 32 });
const { object, oneOf, string } = shapes;
const changedOrder = object({ orderNo: string() });
const orderNoExample = "20260301021500123457";

/** Returns the buyer's own order, locked; other buyers' orders are not found. */
async function ownOrder(context: CommandContext, number: string): Promise<LockedOrder> {
  const order = await lockOrder(
    context.ctx.tx,
    { orderNo: number },
    { memberId: context.buyer.id },
  );
  checkShop(context, order.shopId);
  return order;
}

export const cancel = commandCall({
  path: "/orders/{orderNo}/cancel",
  summary: "Cancel an unpaid order",
  fields: { orderNo, remark: text({ max: 200 }) },
  response: object({ orderNo: string(), status: oneOf(["cancelled"]) }),
  // Ends open payments, so that no buyer pays an order that is being cancelled; an order that was
  // paid first is not cancelled.
  async before({ engine, pool, buyer, now, onlyShop }, { orderNo }) {
    const unpaid = await queryPool(
      pool,
      compiler
        .selectFrom("orders")
        .select("pay_order_id as payOrderId")
        .where("order_no", "=", orderNo)
        .where("member_id", "=", buyer.id)
        .where("status", "=", "unpaid")
        .$if(onlyShop !== null, (query) => query.where("shop_id", "=", onlyShop)),
    );
    for (const { payOrderId } of unpaid) await endPayments(engine, payOrderId, now);
  },
  async answer(context, { orderNo, remark }) {
    const order = await ownOrder(context, orderNo);
    await cancelOrder(context.ctx, order, "buyer", remark ?? null);
    return { orderNo, status: "cancelled" as const };
  },
  example: {
    input: { orderNo: orderNoExample },
    answer: { orderNo: orderNoExample, status: "cancelled" },
  },
});
export const receive = commandCall({
  path: "/orders/{orderNo}/receive",
  summary: "Confirm receipt of an order",
  fields: { orderNo },
  response: object({ orderNo: string(), status: oneOf(["completed"]) }),
  async answer(context, { orderNo }) {
    await confirmReceipt(context.ctx, await ownOrder(context, orderNo));
    return { orderNo, status: "completed" as const };
  },
  example: {
    input: { orderNo: orderNoExample },
    answer: { orderNo: orderNoExample, status: "completed" },
  },
});
export const editAddress = commandCall({
  path: "/orders/{orderNo}/address",
  summary: "Change the shipping address of a paid, unshipped order within the same state",
  fields: { orderNo, address: addressField },
  response: changedOrder,
  async answer(context, { orderNo, address }) {
    const receiver = parseReceiver(address, false);
    const order = await ownOrder(context, orderNo);
    if (receiver) await changeReceiver(context.ctx, order, receiver);
    return { orderNo };
  },
  example: {
    input: {
      orderNo: orderNoExample,
      address: {
        name: "Mia Chen",
        phone: "+61400111222",
        state: "WA",
        city: "Fremantle",
        postcode: "6160",
        address: "3 High Street",
      },
    },
    answer: { orderNo: orderNoExample },
  },
});
export const hide = commandCall({
  path: "/orders/{orderNo}/hide",
  summary: "Remove a cancelled order from the buyer's list",
  fields: { orderNo },
  response: changedOrder,
  async answer(context, { orderNo }) {
    const order = await ownOrder(context, orderNo);
    checkState(order, ["cancelled"], "hide");
    await context.ctx.tx.run(
      context.ctx.tx.db
        .updateTable("orders")
        .set({ deleted_by_buyer: true })
        .where("id", "=", order.id),
    );
    return { orderNo };
  },
  example: { input: { orderNo: orderNoExample }, answer: { orderNo: orderNoExample } },
});
