import { commandCall } from "../../core/server/storefront/buyerCall.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import {
  choice,
  images,
  integer,
  money,
  rowId,
  shapes,
  text,
} from "../../framework/schema/index.ts";
import { couriers } from "../../resources/freight/index.ts";
import {
  acceptOffer,
  applyRefund,
  declineOffer,
  lockOrder,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "../../resources/orders/server.ts";
import { checkPictures } from "./ownPictures.ts";
import { ownRefund } from "./ownRefunds.ts";

const refundNo = text({ required: true, max: 32 });
const numberExample = "R20260305010000123456";
const reason = text({ required: true, max: 500 });
const response = shapes.object({ refundNo: shapes.string() });
const answerExample = { refundNo: numberExample };

export const applyRefundCall = commandCall({
  path: "/refunds",
  summary: "Request a refund for a quantity of a line item, with or without return",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    lineId: rowId({ required: true, min: 1 }),
    qty: integer({ required: true, min: 1 }),
    type: choice(["refundOnly", "returnAndRefund"], { required: true }),
    reason,
    imgs: images({ max: 9 }),
    amount: money({ min: 0.01 }),
  },
  response,
  async answer(context, { orderNo, lineId, qty, type, reason, imgs, amount }) {
    const { ctx, buyer } = context;
    const { shopId } = await lockOrder(ctx.tx, { orderNo }, { memberId: buyer.id });
    checkShop(context, shopId);
    await checkPictures(ctx.tx, { buyerId: buyer.id, shopId, open: false }, imgs ?? []);
    const application = {
      orderNo,
      lineId,
      qty,
      refundInd: type,
      reason,
      imgs: imgs ?? [],
      amount: amount ?? null,
    };
    const { refundNo } = await applyRefund(ctx, buyer.id, application);
    return { refundNo };
  },
  example: {
    input: {
      orderNo: "20260301021500123457",
      lineId: 77,
      qty: 1,
      type: "refundOnly",
      reason: "Damaged",
      imgs: [],
    },
    answer: answerExample,
  },
});
export const sendGoodsBack = commandCall({
  path: "/refunds/{refundNo}/send",
  summary: "Submit the courier and tracking number of a return",
  fields: {
    refundNo,
    deliveryType: choice(couriers, { required: true }),
    deliveryNo: text({ required: true, max: 60 }),
  },
  response,
  async answer(context, { refundNo, ...parcel }) {
    const { ctx, buyer } = context;
    await submitReturn(ctx, buyer.id, (await ownRefund(ctx.tx, context, refundNo)).id, parcel);
    return { refundNo };
  },
  example: {
    input: { refundNo: numberExample, deliveryType: "auspost", deliveryNo: "33ABC123" },
    answer: answerExample,
  },
});
export const withdraw = commandCall({
  path: "/refunds/{refundNo}/withdraw",
  summary: "Withdraw an undecided refund request",
  fields: { refundNo },
  response,
  async answer(context, { refundNo }) {
    const { ctx, buyer } = context;
    await withdrawRefund(ctx, buyer.id, (await ownRefund(ctx.tx, context, refundNo)).id);
    return { refundNo };
  },
  example: { input: { refundNo: numberExample }, answer: answerExample },
});
export const acceptRefundOffer = commandCall({
  path: "/refunds/{refundNo}/acceptOffer",
  summary: "Accept the lower amount that the shop has offered for a refund request",
  fields: { refundNo },
  response,
  async answer(context, { refundNo }) {
    const { ctx, buyer } = context;
    await acceptOffer(ctx, buyer.id, (await ownRefund(ctx.tx, context, refundNo)).id);
    return { refundNo };
  },
  example: { input: { refundNo: numberExample }, answer: answerExample },
});
export const declineRefundOffer = commandCall({
  path: "/refunds/{refundNo}/declineOffer",
  summary: "Decline the amount that the shop has offered; the shop has to decide again",
  fields: { refundNo, reason: text({ max: 500 }) },
  response,
  async answer(context, { refundNo, reason }) {
    const { ctx, buyer } = context;
    const { id } = await ownRefund(ctx.tx, context, refundNo);
    await declineOffer(ctx, buyer.id, id, reason ?? null);
    return { refundNo };
  },
  example: { input: { refundNo: numberExample, reason: "Too little" }, answer: answerExample },
});
export const intervene = commandCall({
  path: "/refunds/{refundNo}/intervene",
  summary: "Escalate a declined refund to the platform; once per refund",
  fields: { refundNo, reason, imgs: images({ max: 9 }) },
  response,
  async answer(context, { refundNo, reason, imgs }) {
    const { ctx, buyer } = context;
    const { id, shopId } = await ownRefund(ctx.tx, context, refundNo);
    await checkPictures(ctx.tx, { buyerId: buyer.id, shopId, open: false }, imgs ?? []);
    await requestIntervention(ctx, buyer.id, id, { reason, imgs: imgs ?? [] });
    return { refundNo };
  },
  example: {
    input: { refundNo: numberExample, reason: "The picture shows the damage" },
    answer: answerExample,
  },
});
