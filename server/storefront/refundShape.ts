import {
  address,
  amount,
  instant,
  localText,
  namedShop,
  optionalPicture,
} from "../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../framework/schema/index.ts";
import { refundFields, refunds, termKinds } from "../../resources/orders/index.ts";

const { integer, list, nullable, object, oneOf, optional, string } = shapes;
const logFields = refunds.fields.logs.options.fields;

/** The steps by which a maximum is calculated. */
export const terms = list(
  object({
    kind: oneOf(termKinds),
    amount,
    units: optional(integer("Units that the step covers")),
    of: optional(integer("Units of the line item")),
  }),
);
const refund = {
  refundNo: string(),
  orderNo: string(),
  lineId: integer(),
  shop: namedShop,
  goodsId: integer(),
  skuId: integer(),
  goodsName: localText,
  skuName: nullable(string()),
  ...optionalPicture,
  qty: integer(),
  type: choiceName(refundFields.refundInd),
  status: choiceName(refundFields.status),
  payState: choiceName(refundFields.payState),
  originalAmount: amount,
  refundAmount: amount,
  freightAmount: amount,
  arithmetic: terms,
  offeredAmount: nullable(amount, "The lower amount that the shop has offered last"),
  offerReason: nullable(string()),
  offerExpiredTime: nullable(instant, "Until when the offer can be accepted"),
  reason: string(),
  imgs: list(address),
  denyReason: nullable(string()),
  payMethod: nullable(choiceName(refundFields.payMethod)),
  refundTime: nullable(instant),
  returnName: nullable(string()),
  returnPhone: nullable(string()),
  returnAddress: nullable(string()),
  deliveryType: nullable(choiceName(refundFields.deliveryType)),
  deliveryNo: nullable(string()),
  autoAgreeTime: nullable(instant, "When the request is approved automatically"),
  buyerSendTime: nullable(instant),
  sellerConfirmTime: nullable(instant, "When receipt of the return is confirmed automatically"),
  askExpiredTime: nullable(instant, "Until when the platform can be asked"),
  addTime: instant,
} as const;
/** A refund as a list of its buyer's refunds contains it. */
export const refundSummary = object(refund);
/** A refund with its timeline. */
export const refundDetails = object({
  ...refund,
  steps: list(
    object({
      kind: choiceName(logFields.kind),
      who: choiceName(logFields.whoKind),
      content: nullable(string()),
      imgs: list(address),
      at: instant,
    }),
    "Oldest first",
  ),
});

export const refundExample: ShapeValue<typeof refundSummary> = {
  refundNo: "R20260305010000123456",
  orderNo: "20260301021500123457",
  lineId: 77,
  shop: { id: 1, name: "Harbour Pantry" },
  goodsId: 101,
  skuId: 501,
  goodsName: "Jasmine tea",
  skuName: "100 g",
  img: null,
  thumbnail: null,
  qty: 1,
  type: "refundOnly",
  status: "applying",
  payState: "none",
  originalAmount: 25,
  refundAmount: 12.5,
  freightAmount: 0,
  arithmetic: [{ kind: "max", amount: 12.5 }],
  offeredAmount: null,
  offerReason: null,
  offerExpiredTime: null,
  reason: "Damaged",
  imgs: [],
  denyReason: null,
  payMethod: null,
  refundTime: null,
  returnName: null,
  returnPhone: null,
  returnAddress: null,
  deliveryType: null,
  deliveryNo: null,
  autoAgreeTime: "2026-03-12T01:00:00.000Z",
  buyerSendTime: null,
  sellerConfirmTime: null,
  askExpiredTime: null,
  addTime: "2026-03-05T01:00:00.000Z",
};
