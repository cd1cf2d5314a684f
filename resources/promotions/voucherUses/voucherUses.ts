import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  money,
  rowId,
  text,
} from "../../../framework/schema/index.ts";
import { discountRate } from "../coupons/discount/discountRateKind.ts";
import { releaseCauses } from "../receivedCoupons/receivedCoupons.ts";
import { voucherTypes, voucherValues } from "../vouchers/vouchers.ts";

export const useStates = ["used", "released"] as const;

/**
 * Orders that have used vouchers, with the terms of their time. Checkout creates them; a cancelled
 * order returns its code, and so does one that is refunded as a whole before it is shipped.
 */
export const voucherUses = defineResource("voucherUses", {
  api: "member/voucherUse",
  route: "/promotion/voucherUse",
  access: "promotion:voucherUse",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    voucher: foreignId("vouchers", { required: true, readOnly: true, filter: true }),
    name: text({ required: true, readOnly: true, search: true, max: 60 }),
    /** The last characters of the code. */
    code: text({ required: true, readOnly: true, search: true, max: 20 }),
    codeId: rowId({ required: true, readOnly: true, access: "platform" }),
    batchId: rowId({ required: true, readOnly: true, access: "platform" }),
    memberId: foreignId("buyers", {
      required: true,
      readOnly: true,
      filter: true,
      index: "everywhere",
    }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    status: choice(useStates, { default: "used", readOnly: true, filter: true }),
    usedAt: dateTime({ required: true, readOnly: true, filter: true, sortable: true }),
    orderId: foreignId("orders", { required: true, readOnly: true }),
    orderNumber: computed(text()),
    /** What it has taken off its order, less what refunds have reversed. */
    saved: computed(money()),
    releaseCause: choice(releaseCauses, { readOnly: true }),
    type: choice(voucherTypes, { required: true, readOnly: true }),
    valueType: choice(voucherValues, { required: true, readOnly: true }),
    amount: money({ readOnly: true }),
    discount: discountRate({ readOnly: true }),
    minAmount: money({ required: true, readOnly: true }),
    terms: computed(text()),
  },
  label: "name",
  facts: ["memberName", "code", "terms"],
  stages: { used: "reached", released: "ended" },
  externalTransitions: ["used", "released"],
  list: {
    columns: [
      "name",
      "memberName",
      "code",
      "terms",
      "status",
      "usedAt",
      "orderNumber",
      "saved",
      "releaseCause",
    ],
    hidden: ["releaseCause"],
    select: ["voucher", "memberId", "orderId", "valueType", "amount", "discount", "minAmount"],
    sort: ["usedAt", "desc"],
    tabs: "status",
  },
});
