import { choice, images, integer, money, rowId, text } from "../../framework/schema/index.ts";
import { couriers } from "../../resources/orders/orders/couriers.ts";
import { lockOrder } from "../../resources/orders/orders/server/lockOrders.ts";
import { applyRefund } from "../../resources/orders/refunds/server/applyRefund.ts";
import { askPlatform, sendBack, withdrawRefund } from "../../resources/orders/refunds/server/customerCommands.ts";
import { deedCall } from "./buyerCall.ts";
import { checkPictures } from "./ownPictures.ts";
import { ownRefund } from "./ownRefunds.ts";
import { checkShop } from "./storeCall.ts";

const refundNo = text({ required: true, max: 32 });
const numberExample = "R20260305010000123456";
const reason = text({ required: true, max: 500 });
const answerExample = { refundNo: numberExample };

export const askRefund = deedCall({
  path: "/refunds",
  summary: "Asks for money back for units of one line of an order, with or without the goods going back",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    lineId: rowId({ required: true, min: 1 }),
    qty: integer({ required: true, min: 1 }),
    type: choice(["refundOnly", "returnAndRefund"], { required: true }),
    reason,
    imgs: images({ max: 9 }),
    amount: money({ min: 0.01 }),
  },
  async answer(asking, { orderNo, lineId, qty, type, reason, imgs, amount }) {
    const { trade, buyer } = asking;
    const { shopId } = await lockOrder(trade.tx, { orderNo }, { memberId: buyer.id });
    checkShop(asking, shopId);
    await checkPictures(trade.tx, { buyerId: buyer.id, shopId, open: false }, imgs ?? []);
    const asked = { orderNo, lineId, qty, refundInd: type, reason, imgs: imgs ?? [], amount: amount ?? null };
    const { refundNo } = await applyRefund(trade, buyer.id, asked);
    return { refundNo };
  },
  example: {
    asked: { orderNo: "20260301021500123457", lineId: 77, qty: 1, type: "refundOnly", reason: "Damaged", imgs: [] },
    answer: answerExample,
  },
});
export const sendGoodsBack = deedCall({
  path: "/refunds/{refundNo}/send",
  summary: "Says by whom and under which number the goods are on their way back",
  fields: {
    refundNo,
    deliveryType: choice(couriers, { required: true }),
    deliveryNo: text({ required: true, max: 60 }),
  },
  async answer(asking, { refundNo, ...parcel }) {
    const { trade, buyer } = asking;
    await sendBack(trade, buyer.id, (await ownRefund(trade.tx, asking, refundNo)).id, parcel);
    return { refundNo };
  },
  example: {
    asked: { refundNo: numberExample, deliveryType: "auspost", deliveryNo: "33ABC123" },
    answer: answerExample,
  },
});
export const withdraw = deedCall({
  path: "/refunds/{refundNo}/withdraw",
  summary: "Takes a refund back that is not decided",
  fields: { refundNo },
  async answer(asking, { refundNo }) {
    const { trade, buyer } = asking;
    await withdrawRefund(trade, buyer.id, (await ownRefund(trade.tx, asking, refundNo)).id);
    return { refundNo };
  },
  example: { asked: { refundNo: numberExample }, answer: answerExample },
});
export const intervene = deedCall({
  path: "/refunds/{refundNo}/intervene",
  summary: "Asks the platform, once, where the shop has refused",
  fields: { refundNo, reason, imgs: images({ max: 9 }) },
  async answer(asking, { refundNo, reason, imgs }) {
    const { trade, buyer } = asking;
    const { id, shopId } = await ownRefund(trade.tx, asking, refundNo);
    await checkPictures(trade.tx, { buyerId: buyer.id, shopId, open: false }, imgs ?? []);
    await askPlatform(trade, buyer.id, id, { reason, imgs: imgs ?? [] });
    return { refundNo };
  },
  example: { asked: { refundNo: numberExample, reason: "The picture shows the damage" }, answer: answerExample },
});
