import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelInsert } from "../../../../framework/server/tables/camelValues.ts";
import type { PricedOrder } from "../../../pricing/index.ts";
import { generateVerifyCode } from "./generateVerifyCode.ts";
import type { PlaceOrderInput } from "./placeOrder.ts";

type Numbered = PricedOrder & { id: number; number: string; orderNo: string };

/** Builds the row of a new order. */
export function buildOrderRow(
  { now }: TransactionContext,
  { buyer, receiver, remarks = {} }: PlaceOrderInput,
  order: Numbered,
  {
    payOrder,
    payEndTime,
    repeat,
  }: {
    payOrder: { id: number; payOrderNo: string };
    payEndTime: Date;
    repeat: ReadonlySet<number>;
  },
): CamelInsert<"orders"> & { id: number } {
  const names = order.lines.flatMap(({ goodsName, skuName }) => [
    ...Object.values(goodsName),
    skuName ?? "",
  ]);
  return {
    id: order.id,
    shopId: order.shopId,
    number: order.number,
    orderNo: order.orderNo,
    payOrderId: payOrder.id,
    payOrderNo: payOrder.payOrderNo,
    type: order.sources.find(({ orderType }) => orderType)?.orderType ?? "ordinary",
    memberId: buyer.id,
    memberName: buyer.name,
    goodsNames: [...new Set(names.filter(Boolean))].join(" ").slice(0, 2000),
    goodsTotal: order.goodsTotal,
    couponAmount: order.couponAmount,
    priceAdjust: 0,
    freightFee: order.freightFee,
    payPrice: order.payPrice,
    refundAmount: 0,
    commissionTotal: order.lines.reduce((sum, { commission }) => sum + commission, 0),
    gstRegistered: order.gstRegistered,
    tax: order.tax,
    freightTax: order.freightTax,
    taxReversed: 0,
    status: "unpaid",
    refundStatus: "none",
    mergeStatus: "awaiting",
    newOrOld: repeat.has(order.shopId) ? "repeat" : "new",
    payEndTime: payEndTime.toISOString(),
    receiveName: receiver?.name ?? null,
    receivePhone: receiver?.phone ?? null,
    receiveState: receiver?.state ?? null,
    receiveCity: receiver?.city ?? null,
    receivePostcode: receiver?.postcode ?? null,
    receiveAddress: receiver?.address ?? null,
    selfLifting: receiver === null,
    verifyCode: receiver === null ? generateVerifyCode() : null,
    remark: remarks[order.shopId] ?? null,
    deletedByBuyer: false,
    addTime: now.toISOString(),
    updTime: now.toISOString(),
    version: 1,
  };
}
/** Builds the row of an order line; amounts are in cents. */
export const buildLineRow = (
  { id, shopId }: Numbered,
  line: Numbered["lines"][number],
  place: number,
): CamelInsert<"orders_lines"> => ({
  shopId,
  parentId: id,
  position: place,
  goodsId: line.goodsId,
  skuId: line.skuId,
  goodsName: line.goodsName,
  skuName: line.skuName,
  skuCode: line.skuCode,
  mainImg: line.mainImg,
  stockType: line.stockType,
  oriPrice: line.oriPrice,
  listPrice: line.listPrice,
  price: line.price,
  qty: line.qty,
  total: line.total,
  adjusted: line.adjusted,
  platformShare: line.platformShare,
  freightShare: line.freightShare,
  paid: line.paid,
  commissionRate: line.commissionRate,
  commission: line.commission,
  commissionReturned: 0,
  taxCode: line.taxCode,
  tax: line.tax,
  taxReversed: 0,
  shippedQty: 0,
  releasedQty: 0,
  refundedQty: 0,
  refundedAmount: 0,
  refundStatus: "none",
  commentStatus: "waiting",
});
/** Builds the rows of an order's adjustments; amounts are in cents. */
export const buildAdjustmentRows = ({
  id,
  shopId,
  adjustments,
}: Numbered): CamelInsert<"orders_adjustments">[] =>
  adjustments.map(({ line, ...adjustment }, place) => ({
    shopId,
    parentId: id,
    position: place,
    linePosition: line,
    ...adjustment,
    reversed: 0,
  }));
