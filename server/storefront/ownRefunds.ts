import { type RawBuilder, sql } from "kysely";
import {
  type BuyerContext,
  buyerCall,
  readAsCustomer,
} from "../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../core/server/storefront/cursor.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import {
  type ContentLanguage,
  choice,
  formatValue,
  integer,
  rowId,
  text,
  toAmount,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import type { CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { refundFields, refundStates, type Term } from "../../resources/orders/index.ts";
import { previewRefund, readOrder } from "../../resources/orders/server.ts";

export const refundMessages = Object.keys(refundStates);

type Refund = CamelRow<"refunds">;
type RefundRow = Pick<
  Refund,
  | "id"
  | "refundNo"
  | "orderNo"
  | "lineId"
  | "shopId"
  | "goodsId"
  | "skuId"
  | "goodsName"
  | "skuName"
  | "mainImg"
  | "qty"
  | "status"
  | "payState"
  | "originalAmount"
  | "refundAmount"
  | "freightAmount"
  | "arithmetic"
  | "reason"
  | "imgs"
  | "denyReason"
  | "payMethod"
  | "refundTime"
  | "returnName"
  | "returnPhone"
  | "returnAddress"
  | "deliveryType"
  | "deliveryNo"
  | "autoAgreeTime"
  | "buyerSendTime"
  | "sellerConfirmTime"
  | "askExpiredTime"
  | "addTime"
> & { type: Refund["refundInd"]; shopName: TableRow<"shops">["name"] };
const columns = sql`r.id, r.refund_no as "refundNo", r.order_no as "orderNo", r.line_id as "lineId", r.shop_id as "shopId", s.name as "shopName",
  r.goods_id as "goodsId", r.sku_id as "skuId", r.goods_name as "goodsName", r.sku_name as "skuName", r.main_img as "mainImg", r.qty,
  r.refund_ind as type, r.status, r.pay_state as "payState", r.original_amount as "originalAmount", r.refund_amount as "refundAmount",
  r.freight_amount as "freightAmount", r.arithmetic, r.reason, r.imgs, r.deny_reason as "denyReason", r.pay_method as "payMethod",
  r.refund_time as "refundTime", r.return_name as "returnName", r.return_phone as "returnPhone", r.return_address as "returnAddress",
  r.delivery_type as "deliveryType", r.delivery_no as "deliveryNo", r.auto_agree_time as "autoAgreeTime",
  r.buyer_send_time as "buyerSendTime", r.seller_confirm_time as "sellerConfirmTime", r.ask_expired_time as "askExpiredTime",
  r.add_time as "addTime"`;
const serializeTerms = (terms: readonly Term[]) => formatValue(refundFields.arithmetic, terms);
const serializeRefund = (row: RefundRow, language: ContentLanguage) => {
  const { shopId, shopName, goodsName, mainImg, arithmetic, ...fields } = row;
  return {
    ...fields,
    shop: { id: shopId, name: shopName },
    goodsName: getText(goodsName, language),
    img: mainImg,
    thumbnail: toThumbnail(mainImg),
    originalAmount: toAmount(row.originalAmount),
    refundAmount: toAmount(row.refundAmount),
    freightAmount: toAmount(row.freightAmount),
    arithmetic: serializeTerms(arithmetic ?? []),
  };
};
async function readRefunds(
  tx: Tx,
  context: BuyerContext,
  where: RawBuilder<unknown>,
  limit: number,
) {
  const ofShop = context.onlyShop === null ? sql`` : sql`and r.shop_id = ${context.onlyShop}`;
  const rows = await tx.run<RefundRow>(sql`
    select ${columns} from refunds r join shops s on s.id = r.shop_id
    where r.member_id = ${context.buyer.id} ${ofShop} and ${where} order by r.id desc limit ${limit}`);
  return rows.map((row) => serializeRefund(row, context.language));
}
/**
 * Returns the buyer's own refund by its number; other buyers' refunds are not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function ownRefund(
  tx: Tx,
  { buyer, onlyShop }: BuyerContext,
  refundNo: string,
): Promise<{ id: number; shopId: number }> {
  const ofShop = onlyShop === null ? sql`` : sql`and shop_id = ${onlyShop}`;
  const found = await tx.first(
    sql<
      Pick<TableRow<"refunds">, "id"> & Pick<CamelRow<"refunds">, "shopId">
    >`select id, shop_id as "shopId" from refunds where refund_no = ${refundNo} and member_id = ${buyer.id} ${ofShop}`,
  );
  if (!found) throw notFound();
  return found;
}

const refundExample = {
  refundNo: "R20260305010000123456",
  orderNo: "20260301021500123457",
  lineId: 77,
  shop: { id: 1, name: "Harbour Pantry" },
  goodsName: "Jasmine tea",
  skuName: "100 g",
  qty: 1,
  type: "refundOnly",
  status: "applying",
  payState: "none",
  originalAmount: 25,
  refundAmount: 12.5,
  freightAmount: 0,
  arithmetic: [{ kind: "max", amount: 12.5 }],
  reason: "Damaged",
  imgs: [],
  autoAgreeTime: "2026-03-12T01:00:00.000Z",
};
export const refundQuote = buyerCall({
  method: "GET",
  path: "/orders/{orderNo}/refundable",
  summary: "Calculate the maximum refund for a quantity of a line item, with its breakdown",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    lineId: rowId({ required: true, min: 1 }),
    qty: integer({ required: true, min: 1 }),
  },
  answer: (context, { orderNo, lineId, qty }) =>
    readAsCustomer(context, async (tx) => {
      const order = await readOrder(tx, orderNo, context.buyer.id);
      checkShop(context, order.shopId);
      const { goods, freight, max, terms } = await previewRefund(tx, order, {
        lineId,
        qty,
        now: context.now,
      });
      return {
        goods: toAmount(goods),
        freight: toAmount(freight),
        max: toAmount(max),
        arithmetic: serializeTerms(terms),
      };
    }),
  example: {
    input: { orderNo: refundExample.orderNo, lineId: 77, qty: 1 },
    answer: { goods: 12.5, freight: 0, max: 12.5, arithmetic: [{ kind: "max", amount: 12.5 }] },
  },
});
export const refundList = buyerCall({
  method: "GET",
  path: "/refunds",
  summary: "List the buyer's refunds, newest first; optionally of one status or one order",
  fields: {
    status: choice(refundMessages),
    orderNo: text({ max: 32 }),
    cursor: text({ max: 200 }),
    pageSize: integer({ min: 1, max: 100 }),
    lang: langField,
  },
  answer: (context, { status, orderNo, cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const size = pageSize ?? 20;
      const where = [
        cursor == null ? sql`true` : sql`r.id < ${decodeCursor("refunds", cursor).id}`,
        ...(status == null ? [] : [sql`r.status = ${status}`]),
        ...(orderNo == null ? [] : [sql`r.order_no = ${orderNo}`]),
      ];
      const found = await readRefunds(tx, context, sql.join(where, sql` and `), size + 1);
      const list = found.slice(0, size);
      const last = list.at(-1)?.id;
      const next =
        found.length > size && last ? encodeCursor("refunds", { value: last, id: last }) : null;
      return { list: list.map(({ id: _id, ...refund }) => refund), next };
    }),
  example: { input: { status: "applying" }, answer: { list: [refundExample], next: null } },
});
export const oneRefund = buyerCall({
  method: "GET",
  path: "/refunds/{refundNo}",
  summary: "Retrieve one of the buyer's refunds with its breakdown and timeline",
  fields: { refundNo: text({ required: true, max: 32 }), lang: langField },
  answer: (context, { refundNo }) =>
    readAsCustomer(context, async (tx) => {
      const [refund] = await readRefunds(tx, context, sql`r.refund_no = ${refundNo}`, 1);
      if (!refund) throw notFound();
      const steps = await tx.run(
        sql`select kind, who_kind as who, content, imgs, at from refunds_logs where parent_id = ${refund.id} order by at, id`,
      );
      const { id: _id, ...fields } = refund;
      return { ...fields, steps };
    }),
  example: {
    input: { refundNo: refundExample.refundNo },
    answer: {
      ...refundExample,
      steps: [
        {
          kind: "applied",
          who: "buyer",
          content: "Damaged",
          imgs: [],
          at: "2026-03-05T01:00:00.000Z",
        },
      ],
    },
  },
});
