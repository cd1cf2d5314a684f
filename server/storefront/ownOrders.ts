import type { InferResult } from "kysely";
import { nextCursor } from "../../core/calls/answerShapes.ts";
import {
  type BuyerContext,
  buyerCall,
  readAsCustomer,
} from "../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../core/server/storefront/cursor.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import {
  type ContentLanguage,
  choice,
  integer,
  shapes,
  text,
  toAmount,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { getTrackingPage } from "../../resources/freight/index.ts";
import { type OrderParcel, readParcels } from "../../resources/freight/server.ts";
import { orderStates } from "../../resources/orders/index.ts";
import { orderExample, ownOrder, ownOrderDetails } from "./orderShape.ts";

/** Selects orders `o`, not hidden by their buyer, with their shop and the state of their group. */
const selectOrders = () =>
  compiler
    .selectFrom("orders as o")
    .innerJoin("shops as s", "s.id", "o.shop_id")
    .leftJoin("group_orders as g", "g.id", "o.group_order_id")
    .select(["o.id", "o.number", "o.order_no as orderNo", "o.pay_order_no as payOrderNo", "o.type"])
    .select(["o.shop_id as shopId", "s.name as shopName", "o.status"])
    .select(["o.refund_status as refundStatus", "o.goods_total as goodsTotal"])
    .select(["o.coupon_amount as couponAmount", "o.price_adjust as priceAdjust"])
    .select(["o.freight_fee as freightFee", "o.pay_price as payPrice"])
    .select(["o.refund_amount as refundAmount", "o.add_time as addTime"])
    .select(["o.pay_end_time as payEndTime", "o.pay_time as payTime"])
    .select(["o.delivery_time as deliveryTime", "o.finish_time as finishTime"])
    .select(["o.cancel_time as cancelTime", "o.cancel_reason as cancelReason"])
    .select(["o.finish_expired_time as finishExpiredTime"])
    .select(["o.refund_expired_time as refundExpiredTime"])
    .select(["o.comment_expired_time as commentExpiredTime", "o.pay_method as payMethod"])
    .select(["o.pay_channel as payChannel", "o.self_lifting as selfLifting"])
    .select(["o.delivery_type as deliveryType", "o.delivery_no as deliveryNo", "o.remark"])
    .select(["g.group_no as groupNo", "g.status as groupStatus", "g.group_num as groupNum"])
    .select(["g.have_num as haveNum", "g.end_time as groupEndTime"])
    .select(({ eb, ref }) =>
      eb
        .case()
        .when("o.status", "in", ["unshipped", "unreceived"])
        .then(ref("o.verify_code"))
        .end()
        .as("verifyCode"),
    )
    .where("o.deleted_by_buyer", "=", false)
    .orderBy("o.id", "desc");
type OrderRow = InferResult<ReturnType<typeof selectOrders>>[number];

const selectLines = (orderIds: readonly number[]) =>
  compiler
    .selectFrom("orders_lines")
    .select(["parent_id as orderId", "id", "goods_id as goodsId", "sku_id as skuId"])
    .select(["goods_name as goodsName", "sku_name as skuName", "main_img as mainImg", "price"])
    .select(["qty", "total", "paid", "shipped_qty as shippedQty", "refunded_qty as refundedQty"])
    .select(["refunded_amount as refundedAmount", "refund_status as refundStatus"])
    .select("comment_status as commentStatus")
    .where("parent_id", "=", anyId(orderIds))
    .orderBy("parent_id")
    .orderBy("position")
    .orderBy("id");
type LineRow = InferResult<ReturnType<typeof selectLines>>[number];

/** Which of a buyer's orders are read. */
interface OrderFilter {
  orderNo?: string;
  status?: OrderRow["status"] | null;
  /** The id that the orders' ids are below. */
  before?: number | null;
  limit: number;
}
/** Reads a buyer's own orders with their lines, serialized for the buyer. */
async function readOrders(
  tx: Tx,
  { buyer, onlyShop, language }: BuyerContext,
  { orderNo, status, before, limit }: OrderFilter,
) {
  let query = selectOrders().where("o.member_id", "=", buyer.id).limit(limit);
  if (onlyShop !== null) query = query.where("o.shop_id", "=", onlyShop);
  if (orderNo !== undefined) query = query.where("o.order_no", "=", orderNo);
  if (status != null) query = query.where("o.status", "=", status);
  if (before != null) query = query.where("o.id", "<", before);
  const rows = await tx.run(query);
  const ids = rows.map(({ id }) => id);
  const lines = await tx.run(selectLines(ids));
  const parcels = await readParcels(tx, ids);
  return rows.map((row) => ({
    ...serializeOrder(row, lines, language),
    parcels: parcels.filter(({ orderId }) => orderId === row.id).map(serializeParcel),
  }));
}
const serializeParcel = ({ number, courier, trackingNumber, shippedAt, lines }: OrderParcel) => ({
  number,
  courier,
  trackingNumber,
  trackingPage: getTrackingPage(courier, trackingNumber),
  shippedAt: new Date(shippedAt).toISOString(),
  lines,
});
const serializeLine = (
  { orderId: _order, goodsName, mainImg, ...line }: LineRow,
  language: ContentLanguage,
) => ({
  ...line,
  goodsName: getText(goodsName, language),
  img: mainImg,
  thumbnail: toThumbnail(mainImg),
  price: toAmount(line.price),
  total: toAmount(line.total),
  paid: toAmount(line.paid),
  refundedAmount: toAmount(line.refundedAmount),
});
const serializeGroup = ({
  groupNo,
  groupStatus,
  groupNum,
  haveNum,
  groupEndTime,
}: Pick<OrderRow, "groupNo" | "groupStatus" | "groupNum" | "haveNum" | "groupEndTime">) =>
  groupNum === null || haveNum === null
    ? null
    : {
        groupNo,
        status: groupStatus,
        people: groupNum,
        have: haveNum,
        short: groupNum - haveNum,
        endTime: groupEndTime,
      };
const serializeOrder = (
  { shopId, shopName, groupNo, groupStatus, groupNum, haveNum, groupEndTime, ...row }: OrderRow,
  lines: readonly LineRow[],
  language: ContentLanguage,
) => ({
  ...row,
  group: serializeGroup({ groupNo, groupStatus, groupNum, haveNum, groupEndTime }),
  shop: { id: shopId, name: shopName },
  goodsTotal: toAmount(row.goodsTotal),
  couponAmount: toAmount(row.couponAmount),
  priceAdjust: toAmount(row.priceAdjust),
  freightFee: toAmount(row.freightFee),
  payPrice: toAmount(row.payPrice),
  refundAmount: toAmount(row.refundAmount),
  lines: lines
    .filter(({ orderId }) => orderId === row.id)
    .map((line) => serializeLine(line, language)),
});

export const orderList = buyerCall({
  method: "GET",
  path: "/orders",
  summary: "List the buyer's orders, newest first; optionally of one status",
  fields: {
    status: choice(orderStates),
    cursor: text({ max: 200 }),
    pageSize: integer({ min: 1, max: 100 }),
    lang: langField,
  },
  response: shapes.object({ list: shapes.list(ownOrder), next: nextCursor }),
  answer: (context, { status, cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const size = pageSize ?? 20;
      const before = cursor == null ? null : decodeCursor("orders", cursor).id;
      const found = await readOrders(tx, context, { status, before, limit: size + 1 });
      const list = found.slice(0, size);
      const last = list.at(-1)?.id;
      const next =
        found.length > size && last ? encodeCursor("orders", { value: last, id: last }) : null;
      return { list: list.map(({ id: _id, ...order }) => order), next };
    }),
  example: {
    input: { status: "unreceived", pageSize: 20 },
    answer: { list: [orderExample], next: null },
  },
});

export const oneOrder = buyerCall({
  method: "GET",
  path: "/orders/{orderNo}",
  summary: "Retrieve one of the buyer's orders with line items, address and timeline",
  fields: { orderNo: text({ required: true, max: 32 }), lang: langField },
  response: ownOrderDetails,
  answer: (context, { orderNo }) =>
    readAsCustomer(context, async (tx) => {
      const [order] = await readOrders(tx, context, { orderNo, limit: 1 });
      if (!order) throw notFound();
      const [receiver, events] = await Promise.all([
        tx.first(
          tx.db
            .selectFrom("orders")
            .select(["receive_name as name", "receive_phone as phone", "receive_state as state"])
            .select(["receive_city as city", "receive_postcode as postcode"])
            .select("receive_address as address")
            .where("id", "=", order.id),
        ),
        tx.run(
          tx.db
            .selectFrom("orders_events")
            .select(["kind", "at"])
            .where("parent_id", "=", order.id)
            .where("kind", "not in", ["noted", "settled"])
            .orderBy("at")
            .orderBy("id"),
        ),
      ]);
      const { id: _id, ...fields } = order;
      return { ...fields, receiver: receiver?.name == null ? null : receiver, events };
    }),
  example: {
    input: { orderNo: "20260301021500123457" },
    answer: {
      ...orderExample,
      receiver: {
        name: "Mia Chen",
        phone: "+61400111222",
        state: "WA",
        city: "Perth",
        postcode: "6000",
        address: "12 Hay Street",
      },
      events: [{ kind: "placed", at: "2026-03-01T02:15:00.000Z" }],
    },
  },
});
