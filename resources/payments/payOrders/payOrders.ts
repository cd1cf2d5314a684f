import { payChannels, payMethods } from "../../../core/payMethods.ts";
import { platformNumber } from "../../../core/shopNumbers.ts";
import {
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  integer,
  json,
  money,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

/** An order that a payment pays for, with the part that it has of the amount. */
export interface PaidOrder {
  id: number;
  number: string;
  shopId: number;
  shop: string | null;
  amount: number;
}
const areOrders = (value: unknown): value is PaidOrder[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === "object" && one !== null && "number" in one);

/** What a buyer pays together: orders of several shops, or a wallet top-up. */
export const payOrders = defineResource("payOrders", {
  api: "system/payOrder",
  route: "/platform/payOrders",
  menuSection: "order",
  goKey: "f",
  access: "platform:payOrders",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    /** The payment's name, `P-` and its id. */
    shortNo: platformNumber("payment"),
    payOrderNo: text({
      required: true,
      unique: true,
      search: "exact",
      filter: true,
      readOnly: true,
      max: 32,
    }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    memberName: text({ readOnly: true, search: true, max: 100 }),
    kind: choice(["order", "recharge", "giftCard"], {
      default: "order",
      readOnly: true,
      filter: true,
      index: "unusual",
    }),
    amount: money({ required: true, readOnly: true, sortable: true }),
    status: choice(["unpaid", "paid", "cancelled"], {
      default: "unpaid",
      readOnly: true,
      filter: true,
    }),
    payMethod: choice(payMethods, { readOnly: true, filter: true, index: "unusual" }),
    payChannel: choice(payChannels, { readOnly: true }),
    payEndTime: dateTime({ readOnly: true }),
    payTime: dateTime({ readOnly: true }),
    providerTxn: text({ readOnly: true, max: 100, search: "exact" }),
    /** Whether it was paid with sandbox money, directly or from a wallet that has received any. */
    sandbox: boolean({ default: false, readOnly: true, filter: true, index: "unusual" }),
    /** The orders of a single payment; a list does not read them. */
    orders: computed(json<PaidOrder[]>({ check: areOrders, items: { amount: money() } })),
  },
  label: "shortNo",
  form: [
    section("main", [
      "memberName",
      "amount",
      "kind",
      "payMethod",
      "payChannel",
      "payTime",
      "payEndTime",
    ]),
    section("orders", ["orders"]),
  ],
  key: "payOrderNo",
  externalTransitions: ["paid", "cancelled"],
  list: {
    columns: [
      "shortNo",
      "memberName",
      "amount",
      "status",
      "kind",
      "payMethod",
      "payTime",
      "addTime",
      "payOrderNo",
    ],
    hidden: ["payOrderNo"],
    select: ["memberId"],
    priority: { memberName: 1 },
    sort: ["id", "desc"],
    tabs: "status",
    sums: ["amount"],
  },
  calls: {
    /**
     * Sums up what buyers paid for orders in the last days by slot, an hour of a single day and
     * otherwise a day, with the period before for comparison.
     */
    getTurnover: {
      input: { days: integer({ required: true, min: 1, max: 31 }) },
      output: {
        from: dateTime({ required: true }),
        until: dateTime({ required: true }),
        sum: money({ required: true }),
        sumBefore: money({ required: true }),
        slots: rows({
          at: dateTime({ required: true }),
          payments: integer({ required: true }),
          sum: money({ required: true }),
          sumBefore: money({ required: true }),
        }),
      },
    },
  },
});
