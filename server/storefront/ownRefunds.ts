import type { InferResult } from "kysely";
import { amount, nextCursor } from "../../core/calls/answerShapes.ts";
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
  integer,
  rowId,
  shapes,
  text,
  toAmount,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { refundStates, type Term } from "../../resources/orders/index.ts";
import { previewRefund, readOrder } from "../../resources/orders/server.ts";
import { refundDetails, refundExample, refundSummary, terms } from "./refundShape.ts";

const isRefundState = (name: string): name is keyof typeof refundStates => name in refundStates;
const refundStateNames = Object.keys(refundStates).filter(isRefundState);

/** Selects refunds `r` with their shop. */
const selectRefunds = () =>
  compiler
    .selectFrom("refunds as r")
    .innerJoin("shops as s", "s.id", "r.shop_id")
    .select(["r.id", "r.refund_no as refundNo", "r.order_no as orderNo", "r.line_id as lineId"])
    .select(["r.shop_id as shopId", "s.name as shopName", "r.goods_id as goodsId"])
    .select(["r.sku_id as skuId", "r.goods_name as goodsName", "r.sku_name as skuName"])
    .select(["r.main_img as mainImg", "r.qty", "r.refund_ind as type", "r.status"])
    .select(["r.pay_state as payState", "r.original_amount as originalAmount"])
    .select(["r.refund_amount as refundAmount", "r.freight_amount as freightAmount"])
    .select(["r.arithmetic", "r.reason", "r.imgs", "r.deny_reason as denyReason"])
    .select(["r.pay_method as payMethod", "r.refund_time as refundTime"])
    .select(["r.return_name as returnName", "r.return_phone as returnPhone"])
    .select(["r.return_address as returnAddress", "r.delivery_type as deliveryType"])
    .select(["r.delivery_no as deliveryNo", "r.auto_agree_time as autoAgreeTime"])
    .select(["r.buyer_send_time as buyerSendTime", "r.seller_confirm_time as sellerConfirmTime"])
    .select(["r.ask_expired_time as askExpiredTime", "r.add_time as addTime"])
    .select(["r.offered_amount as offeredAmount", "r.offer_reason as offerReason"])
    .select("r.offer_expired_time as offerExpiredTime")
    .orderBy("r.id", "desc");
type RefundRow = InferResult<ReturnType<typeof selectRefunds>>[number];

const serializeTerms = (terms: readonly Term[]) =>
  terms.map((term) => ({ ...term, amount: toAmount(term.amount) }));
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
    offeredAmount: row.offeredAmount === null ? null : toAmount(row.offeredAmount),
    arithmetic: serializeTerms(arithmetic ?? []),
  };
};
/** Which of a buyer's refunds are read. */
interface RefundFilter {
  refundNo?: string;
  orderNo?: string | null;
  status?: RefundRow["status"] | null;
  /** The id that the refunds' ids are below. */
  before?: number | null;
  limit: number;
}
async function readRefunds(
  tx: Tx,
  { buyer, onlyShop, language }: BuyerContext,
  { refundNo, orderNo, status, before, limit }: RefundFilter,
) {
  let query = selectRefunds().where("r.member_id", "=", buyer.id).limit(limit);
  if (onlyShop !== null) query = query.where("r.shop_id", "=", onlyShop);
  if (refundNo !== undefined) query = query.where("r.refund_no", "=", refundNo);
  if (orderNo != null) query = query.where("r.order_no", "=", orderNo);
  if (status != null) query = query.where("r.status", "=", status);
  if (before != null) query = query.where("r.id", "<", before);
  const rows = await tx.run(query);
  return rows.map((row) => serializeRefund(row, language));
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
  const found = await tx.first(
    tx.db
      .selectFrom("refunds")
      .select(["id", "shop_id as shopId"])
      .where("refund_no", "=", refundNo)
      .where("member_id", "=", buyer.id)
      .$if(onlyShop !== null, (query) => query.where("shop_id", "=", onlyShop)),
  );
  if (!found) throw notFound();
  return found;
}

export const refundQuote = buyerCall({
  method: "GET",
  path: "/orders/{orderNo}/refundable",
  summary: "Calculate the maximum refund for a quantity of a line item, with its breakdown",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    lineId: rowId({ required: true, min: 1 }),
    qty: integer({ required: true, min: 1 }),
  },
  response: shapes.object({ goods: amount, freight: amount, max: amount, arithmetic: terms }),
  answer: (context, { orderNo, lineId, qty }) =>
    readAsCustomer(context, async (tx) => {
      const order = await readOrder(tx, orderNo, context.buyer.id);
      checkShop(context, order.shopId);
      const {
        goods,
        freight,
        max,
        terms: steps,
      } = await previewRefund(tx, order, {
        lineId,
        qty,
        now: context.now,
      });
      return {
        goods: toAmount(goods),
        freight: toAmount(freight),
        max: toAmount(max),
        arithmetic: serializeTerms(steps),
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
    status: choice(refundStateNames),
    orderNo: text({ max: 32 }),
    cursor: text({ max: 200 }),
    pageSize: integer({ min: 1, max: 100 }),
    lang: langField,
  },
  response: shapes.object({ list: shapes.list(refundSummary), next: nextCursor }),
  answer: (context, { status, orderNo, cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const size = pageSize ?? 20;
      const before = cursor == null ? null : decodeCursor("refunds", cursor).id;
      const found = await readRefunds(tx, context, { status, orderNo, before, limit: size + 1 });
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
  response: refundDetails,
  answer: (context, { refundNo }) =>
    readAsCustomer(context, async (tx) => {
      const [refund] = await readRefunds(tx, context, { refundNo, limit: 1 });
      if (!refund) throw notFound();
      const steps = await tx.run(
        tx.db
          .selectFrom("refunds_logs")
          .select(["kind", "who_kind as who", "content", "imgs", "at"])
          .where("parent_id", "=", refund.id)
          .orderBy("at")
          .orderBy("id"),
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
