import { type RawBuilder, sql } from "kysely";
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
  text,
  toAmount,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { orderStates } from "../../resources/orders/index.ts";

type OrderRow = Pick<
  CamelRow<"orders">,
  | "id"
  | "number"
  | "orderNo"
  | "payOrderNo"
  | "type"
  | "shopId"
  | "status"
  | "refundStatus"
  | "goodsTotal"
  | "couponAmount"
  | "priceAdjust"
  | "freightFee"
  | "payPrice"
  | "refundAmount"
  | "addTime"
  | "payEndTime"
  | "payTime"
  | "deliveryTime"
  | "finishTime"
  | "cancelTime"
  | "cancelReason"
  | "finishExpiredTime"
  | "refundExpiredTime"
  | "commentExpiredTime"
  | "payMethod"
  | "payChannel"
  | "selfLifting"
  | "verifyCode"
  | "deliveryType"
  | "deliveryNo"
  | "remark"
> & { shopName: TableRow<"shops">["name"] } & Calculated<{ group: unknown }>;
type LineRow = Pick<
  CamelRow<"orders_lines">,
  | "id"
  | "goodsId"
  | "skuId"
  | "goodsName"
  | "skuName"
  | "mainImg"
  | "price"
  | "qty"
  | "total"
  | "paid"
  | "refundedQty"
  | "refundedAmount"
  | "refundStatus"
  | "commentStatus"
> & { orderId: CamelRow<"orders_lines">["parentId"] };
const columns = sql`o.id, o.number, o.order_no as "orderNo", o.pay_order_no as "payOrderNo", o.type, o.shop_id as "shopId", s.name as "shopName",
  o.status, o.refund_status as "refundStatus", o.goods_total as "goodsTotal", o.coupon_amount as "couponAmount",
  o.price_adjust as "priceAdjust", o.freight_fee as "freightFee", o.pay_price as "payPrice", o.refund_amount as "refundAmount",
  o.add_time as "addTime", o.pay_end_time as "payEndTime", o.pay_time as "payTime", o.delivery_time as "deliveryTime",
  o.finish_time as "finishTime", o.cancel_time as "cancelTime", o.cancel_reason as "cancelReason",
  o.finish_expired_time as "finishExpiredTime", o.refund_expired_time as "refundExpiredTime",
  o.comment_expired_time as "commentExpiredTime", o.pay_method as "payMethod", o.pay_channel as "payChannel",
  o.self_lifting as "selfLifting", case when o.status in ('unshipped', 'unreceived') then o.verify_code end as "verifyCode",
  o.delivery_type as "deliveryType", o.delivery_no as "deliveryNo", o.remark,
  case when g.id is not null then jsonb_build_object('groupNo', g.group_no, 'status', g.status, 'people', g.group_num, 'have', g.have_num,
    'short', g.group_num - g.have_num, 'endTime', to_char(g.end_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as "group"`;

/** Reads a buyer's own orders with their lines, serialized for the buyer. */
async function readOrders(
  tx: Tx,
  context: BuyerContext,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<{ id: number; orderNo?: unknown }[]> {
  const ofShop = context.onlyShop === null ? sql`` : sql`and o.shop_id = ${context.onlyShop}`;
  const rows = await tx.run<OrderRow>(sql`
    select ${columns} from orders o join shops s on s.id = o.shop_id left join group_orders g on g.id = o.group_order_id
    where o.member_id = ${context.buyer.id} and not o.deleted_by_buyer ${ofShop} and ${where} order by o.id desc limit ${limit}`);
  const lines = await tx.run<LineRow>(sql`
    select parent_id as "orderId", id, goods_id as "goodsId", sku_id as "skuId", goods_name as "goodsName", sku_name as "skuName",
      main_img as "mainImg", price, qty, total, paid, refunded_qty as "refundedQty", refunded_amount as "refundedAmount",
      refund_status as "refundStatus", comment_status as "commentStatus"
    from orders_lines where parent_id = any(${rows.map(({ id }) => id)}::bigint[]) order by parent_id, position, id`);
  return rows.map((row) => serializeOrder(row, lines, context.language));
}
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
const serializeOrder = (
  { shopId, shopName, ...row }: OrderRow,
  lines: readonly LineRow[],
  language: ContentLanguage,
) => ({
  ...row,
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

export const orderExample = {
  number: "#1042",
  orderNo: "20260301021500123457",
  payOrderNo: "P20260301021500123456",
  type: "ordinary",
  status: "unreceived",
  refundStatus: "none",
  shop: { id: 1, name: "Harbour Pantry" },
  goodsTotal: 25,
  couponAmount: 0,
  priceAdjust: 0,
  freightFee: 11,
  payPrice: 36,
  refundAmount: 0,
  addTime: "2026-03-01T02:15:00.000Z",
  payTime: "2026-03-01T02:16:00.000Z",
  payMethod: "balance",
  selfLifting: false,
  verifyCode: null,
  deliveryType: "auspost",
  deliveryNo: "33ABC123",
  group: null,
  lines: [
    {
      id: 77,
      goodsId: 101,
      skuId: 501,
      goodsName: "Jasmine tea",
      skuName: "100 g",
      price: 12.5,
      qty: 2,
      total: 25,
      paid: 25,
      refundedQty: 0,
      refundedAmount: 0,
      refundStatus: "none",
      commentStatus: "waiting",
    },
  ],
};

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
  answer: (context, { status, cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const size = pageSize ?? 20;
      const behind = cursor == null ? sql`true` : sql`o.id < ${decodeCursor("orders", cursor).id}`;
      const where = status == null ? behind : sql`${behind} and o.status = ${status}`;
      const found = await readOrders(tx, context, where, size + 1);
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

type Receiving = Calculated<{ name: TableRow<"orders">["receive_name"] }>;
export const oneOrder = buyerCall({
  method: "GET",
  path: "/orders/{orderNo}",
  summary: "Retrieve one of the buyer's orders with line items, address and timeline",
  fields: { orderNo: text({ required: true, max: 32 }), lang: langField },
  answer: (context, { orderNo }) =>
    readAsCustomer(context, async (tx) => {
      const [order] = await readOrders(tx, context, sql`o.order_no = ${orderNo}`, 1);
      if (!order) throw notFound();
      const [receiver, events] = await Promise.all([
        tx.first<Receiving>(sql`
          select receive_name as name, receive_phone as phone, receive_state as state, receive_city as city,
            receive_postcode as postcode, receive_address as address from orders where id = ${order.id}`),
        tx.run(sql`
          select kind, at from orders_events where parent_id = ${order.id} and kind <> 'noted' and kind <> 'settled' order by at, id`),
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
