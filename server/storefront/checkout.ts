import {
  amount as amountShape,
  instant,
  localText,
  namedShop,
  optionalPicture,
} from "../../core/calls/answerShapes.ts";
import type { PointShare } from "../../core/pointValue.ts";
import { buyerCall, commandCall, readAsCustomer } from "../../core/server/storefront/buyerCall.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import {
  boolean,
  type ContentLanguage,
  integer as integerField,
  json,
  money,
  rowId,
  shapes,
  toAmount,
} from "../../framework/schema/index.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import {
  assertAvailable,
  holdExactPoints,
  holdPoints,
  readPoints,
  sharePoints,
} from "../../resources/members/server.ts";
import { findPoints, placeOrder } from "../../resources/orders/server.ts";
import type { PricedOrder } from "../../resources/pricing/index.ts";
import { priceCart } from "../../resources/pricing/server.ts";
import {
  assertExclusive,
  type CardShare,
  guessCards,
  guessVouchers,
  holdGiftCards,
  requireCards,
  shareCards,
} from "../../resources/promotions/server.ts";
import { addressField, checkItems, itemsField, parsePlace, parseReceiver } from "./cart.ts";
import {
  cartCoupon,
  cartPromotion,
  cartVoucher,
  serializeCoupons,
  serializePromotions,
  serializeVouchers,
} from "./cartVerdicts.ts";
import { groupFields, parseGroupSelection } from "./groupSelection.ts";

const { boolean: truth, integer, list, nullable, object, string } = shapes;
const pricedLine = object({
  skuId: integer(),
  goodsId: integer(),
  goodsName: localText,
  skuName: nullable(string()),
  ...optionalPicture,
  price: amountShape,
  oriPrice: nullable(amountShape),
  qty: integer(),
  total: amountShape,
  coupon: amountShape,
  freight: amountShape,
  tax: amountShape,
  stock: integer(),
  short: truth("Whether the stock is below the quantity"),
});
const totals = {
  goodsTotal: amountShape,
  couponAmount: amountShape,
  freightFee: amountShape,
} as const;
const pricedOrder = object({
  shop: namedShop,
  lines: list(pricedLine),
  ...totals,
  payPrice: amountShape,
  gstRegistered: truth("Whether the shop is registered for GST; otherwise it charges none"),
  tax: amountShape,
  freightTax: amountShape,
  coupons: list(cartCoupon, "The buyer's coupons of the shop; the one that saves most first"),
  vouchers: list(cartVoucher, "The vouchers of the shop whose codes the call names"),
  promotions: list(cartPromotion, "What else could change the price, such as a flash sale"),
});

const serializeOrder = (order: PricedOrder, language: ContentLanguage) => ({
  shop: { id: order.shopId, name: order.shopName },
  lines: order.lines.map((line) => ({
    skuId: line.skuId,
    goodsId: line.goodsId,
    goodsName: getText(line.goodsName, language),
    skuName: line.skuName,
    img: line.mainImg,
    thumbnail: toThumbnail(line.mainImg),
    price: toAmount(line.price),
    oriPrice: toAmount(line.oriPrice),
    qty: line.qty,
    total: toAmount(line.total),
    coupon: toAmount(line.total - line.paid),
    freight: toAmount(line.freightShare),
    tax: toAmount(line.tax),
    stock: line.stock,
    short: line.stock < line.qty,
  })),
  goodsTotal: toAmount(order.goodsTotal),
  couponAmount: toAmount(order.couponAmount),
  freightFee: toAmount(order.freightFee),
  payPrice: toAmount(order.payPrice),
  gstRegistered: order.gstRegistered,
  tax: toAmount(order.tax),
  freightTax: toAmount(order.freightTax),
  coupons: serializeCoupons(order),
  vouchers: serializeVouchers(order),
  promotions: serializePromotions(order),
});
const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= 10 &&
  value.every((code) => typeof code === "string" && code.length > 0 && code.length <= 40) &&
  new Set(value).size === value.length;
const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= 200 &&
  value.every((id) => Number.isSafeInteger(id) && id > 0) &&
  new Set(value).size === value.length;
/**
 * The buyer's coupons that a purchase uses, and codes of vouchers, at most one of each a shop; and
 * one coupon of the platform for all.
 */
const couponFields = {
  couponIds: json({ check: isIds }),
  platformCouponId: rowId({ min: 1 }),
  voucherCodes: json({ check: isCodes }),
} as const;
/** Codes of gift cards that pay, and ids of those that were sent to the buyer. */
const cardFields = {
  giftCards: json({ check: isCodes }),
  giftCardIds: json({ check: isIds }),
} as const;
/**
 * The points that a purchase pays with at most, of which it takes as many as it needs; or the offer
 * for points whose product is bought, which demands its points.
 */
const pointFields = {
  points: integerField({ min: 1, max: 1_000_000_000 }),
  pointGoodsId: rowId({ min: 1 }),
} as const;

/** What gift cards may pay of orders: not what their points pay. */
const withoutPoints = <O extends { payPrice: number }>(
  orders: readonly O[],
  points: PointShare | null,
): O[] => orders.map((order) => ({ ...order, payPrice: order.payPrice - (points?.amount ?? 0) }));
const pointShare = object(
  { points: integer(), amount: amountShape },
  "The points that pay, and what they pay after gift cards",
);
const serializePoints = ({ points, amount }: PointShare) => ({ points, amount: toAmount(amount) });
const noPoints: PointShare = { points: 0, amount: 0 };
const cardShare = object({
  id: integer(),
  code: string("The end of its code"),
  shopId: integer("Its shop; it pays only orders of this shop"),
  amount: amountShape,
});
const serializeShare = ({ card, amount }: CardShare) => ({
  id: card.id,
  code: card.code,
  shopId: card.shopId,
  amount: toAmount(amount),
});
const sumShares = (shares: readonly CardShare[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0);
const shareExample = { id: 71, code: "•••• 7K3M", shopId: 1, amount: 20 };

const items = [{ skuId: 501, qty: 2 }];
const address = {
  name: "Mia Chen",
  phone: "+61400111222",
  state: "WA",
  city: "Perth",
  postcode: "6000",
  address: "12 Hay Street",
};
const lineExample = {
  skuId: 501,
  goodsId: 101,
  goodsName: "Jasmine tea",
  skuName: "100 g",
  img: null,
  thumbnail: null,
  price: 12.5,
  oriPrice: 14,
  qty: 2,
  total: 25,
  coupon: 0,
  freight: 11,
  tax: 0,
  stock: 12,
  short: false,
};

export const quote = buyerCall({
  method: "POST",
  path: "/orders/quote",
  summary:
    "Calculate the price of a cart by shop, with the GST that it includes; checkout requires the returned amount",
  fields: {
    items: itemsField,
    address: addressField,
    selfLifting: boolean(),
    ...groupFields,
    ...couponFields,
    ...cardFields,
    ...pointFields,
    lang: langField,
  },
  response: object({
    shops: list(pricedOrder),
    ...totals,
    amount: amountShape,
    tax: amountShape,
    platformCoupons: list(
      cartCoupon,
      "The buyer's coupons of the marketplace, for all shops of the cart together; the one that saves most first",
    ),
    giftCards: list(
      cardShare,
      "What each named gift card pays; the card that ends first pays first",
    ),
    points: pointShare,
    rest: { ...amountShape, description: "What remains to be paid beside gift cards and points" },
  }),
  async answer(
    context,
    {
      items,
      address,
      selfLifting,
      couponIds,
      platformCouponId,
      voucherCodes,
      giftCards,
      giftCardIds,
      points,
      pointGoodsId,
      ...groupInput
    },
  ) {
    assertExclusive({ pointGoodsId, points, couponIds, voucherCodes, platformCouponId });
    const named = { codes: giftCards ?? [], ids: giftCardIds ?? [], buyerId: context.buyer.id };
    await guessVouchers(context, voucherCodes ?? []);
    await guessCards(context, named.codes);
    const to = parsePlace(address, selfLifting ?? false);
    return readAsCustomer(context, async (tx) => {
      await checkItems(tx, items, context.onlyShop);
      const asker = { buyerId: context.buyer.id, now: context.now };
      const orders = await priceCart(
        { engine: context.engine, tx },
        {
          items,
          address: to,
          locale: context.locale,
          group: parseGroupSelection(groupInput),
          coupons: { chosen: couponIds ?? [], platform: platformCouponId ?? null, offers: true },
          voucherCodes: voucherCodes ?? [],
          pointGoodsId: pointGoodsId ?? null,
          asker,
        },
      );
      const addUp = (of: (order: PricedOrder) => number) =>
        orders.reduce((all, order) => all + of(order), 0);
      const sum = (of: (order: PricedOrder) => number) => toAmount(addUp(of));
      const demanded = findPoints(orders);
      const owing = withoutPoints(orders, demanded);
      const cards = await requireCards({ tx, now: context.now }, named, owing);
      const shares = shareCards(cards, owing);
      const due = addUp(({ payPrice }) => payPrice) - sumShares(shares);
      const available = points || demanded ? (await readPoints(tx, context.buyer.id)).available : 0;
      if (demanded) assertAvailable(available, demanded);
      const byPoints =
        demanded ?? (points ? await sharePoints(tx, { available, wanted: points, due }) : noPoints);
      return {
        shops: orders.map((order) => serializeOrder(order, context.language)),
        goodsTotal: sum(({ goodsTotal }) => goodsTotal),
        couponAmount: sum(({ couponAmount }) => couponAmount),
        freightFee: sum(({ freightFee }) => freightFee),
        amount: sum(({ payPrice }) => payPrice),
        tax: sum(({ tax }) => tax),
        platformCoupons: orders[0] ? serializeCoupons(orders[0], "platformCoupon") : [],
        giftCards: shares.map(serializeShare),
        points: serializePoints(byPoints),
        rest: toAmount(due - byPoints.amount),
      };
    });
  },
  example: {
    input: { items, address: { state: "WA", city: "Perth", postcode: "6000" } },
    answer: {
      shops: [
        {
          shop: { id: 1, name: "Harbour Pantry" },
          lines: [lineExample],
          goodsTotal: 25,
          couponAmount: 0,
          freightFee: 11,
          payPrice: 36,
          gstRegistered: true,
          tax: 1,
          freightTax: 1,
          coupons: [
            {
              id: 311,
              name: "Pantry A$10",
              chosen: false,
              saves: null,
              reason: "minimum",
              missing: 55,
              from: null,
            },
          ],
          vouchers: [
            {
              id: 12,
              name: "Pantry 5%",
              saves: null,
              reason: "minimum",
              missing: 12.6,
              from: null,
            },
          ],
          promotions: [
            {
              type: "flashSale",
              stage: "unitPrice",
              id: 21,
              name: null,
              goodsId: 101,
              saves: null,
              reason: "notYet",
              missing: null,
              from: "2026-03-02T22:00:00.000Z",
            },
          ],
        },
      ],
      goodsTotal: 25,
      couponAmount: 0,
      freightFee: 11,
      amount: 36,
      tax: 1,
      platformCoupons: [
        {
          id: 52,
          name: "Market days A$15",
          chosen: false,
          saves: null,
          reason: "minimum",
          missing: 75,
          from: null,
        },
      ],
      giftCards: [],
      points: { points: 0, amount: 0 },
      rest: 36,
    },
  },
});

const isRemarks = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) &&
  Object.entries(value).every(
    ([shop, remark]) =>
      /^\d{1,15}$/.test(shop) && typeof remark === "string" && remark.length <= 500,
  );

export const place = commandCall({
  path: "/orders",
  summary:
    "Check out a cart: creates one payment, and one order per shop; fails if the amount has changed",
  fields: {
    items: itemsField,
    address: addressField,
    selfLifting: boolean(),
    amount: money({ required: true, min: 0 }),
    remarks: json({ check: isRemarks }),
    ...groupFields,
    ...couponFields,
    ...cardFields,
    ...pointFields,
    lang: langField,
  },
  response: object({
    payOrderNo: string(),
    amount: amountShape,
    payEndTime: instant,
    orders: list(
      object({
        number: nullable(string("Short number")),
        orderNo: string(),
        shopId: integer(),
        payPrice: amountShape,
      }),
    ),
    giftCards: list(cardShare, "What gift cards hold until the payment is made or ends"),
    points: pointShare,
  }),
  async before(context, { voucherCodes, giftCards }) {
    await guessVouchers(context, voucherCodes ?? []);
    await guessCards(context, giftCards ?? []);
  },
  needsBefore: ({ voucherCodes, giftCards }) =>
    voucherCodes !== undefined || giftCards !== undefined,
  async answer(
    context,
    {
      items,
      address,
      selfLifting,
      amount,
      remarks,
      couponIds,
      voucherCodes,
      platformCouponId,
      giftCards,
      giftCardIds,
      points,
      pointGoodsId,
      ...groupInput
    },
  ) {
    assertExclusive({ pointGoodsId, points, couponIds, voucherCodes, platformCouponId });
    const receiver = parseReceiver(address, selfLifting ?? false);
    await checkItems(context.ctx.tx, items, context.onlyShop);
    const placed = await placeOrder(context.ctx, {
      buyer: context.buyer,
      items,
      receiver,
      amount,
      remarks: remarks ?? {},
      group: parseGroupSelection(groupInput),
      couponIds: couponIds ?? [],
      voucherCodes: voucherCodes ?? [],
      platformCouponId: platformCouponId ?? null,
      pointGoodsId: pointGoodsId ?? null,
      locale: context.locale,
    });
    const shares = await holdGiftCards(context.ctx, {
      payOrderId: placed.payOrderId,
      orders: withoutPoints(placed.orders, placed.points),
      named: { codes: giftCards ?? [], ids: giftCardIds ?? [], buyerId: context.buyer.id },
    });
    if (placed.points)
      await holdExactPoints(context.ctx, {
        memberId: context.buyer.id,
        payOrderId: placed.payOrderId,
        share: placed.points,
      });
    const byPoints = points
      ? await holdPoints(context.ctx, {
          memberId: context.buyer.id,
          payOrderId: placed.payOrderId,
          wanted: points,
          due: placed.amount - sumShares(shares),
        })
      : (placed.points ?? noPoints);
    return {
      payOrderNo: placed.payOrderNo,
      amount: toAmount(placed.amount),
      payEndTime: placed.payEndTime.toISOString(),
      orders: placed.orders.map(({ number, orderNo, shopId, payPrice }) => ({
        number,
        orderNo,
        shopId,
        payPrice: toAmount(payPrice),
      })),
      giftCards: shares.map(serializeShare),
      points: serializePoints(byPoints),
    };
  },
  example: {
    input: {
      items,
      address,
      amount: 36,
      remarks: { 1: "Please ring twice" },
      giftCards: ["K7Q2-9MXR-4TWD-7K3M"],
      points: 1000,
    },
    answer: {
      payOrderNo: "P20260301021500123456",
      amount: 36,
      payEndTime: "2026-03-01T02:45:00.000Z",
      orders: [{ number: "#1042", orderNo: "20260301021500123457", shopId: 1, payPrice: 36 }],
      giftCards: [shareExample],
      points: { points: 1000, amount: 3 },
    },
  },
});
