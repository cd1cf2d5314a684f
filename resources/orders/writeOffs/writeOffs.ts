import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  image,
  integer,
  localized,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { orderStates } from "../orders/orders.ts";

const code = () => text({ required: true, max: 40 });

/** Pickups: orders handed over, each once by its code, with the member who did it. */
export const writeOffs = defineResource("writeOffs", {
  api: "member/writeOff",
  route: "/order/order",
  access: "order:writeOff",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    verifyCode: text({ required: true, readOnly: true, unique: true, search: true, max: 12 }),
    orderId: foreignId("orders", { required: true, readOnly: true, index: "none" }),
    /** The short number of the order. */
    orderNumber: computed(text()),
    orderNo: text({ required: true, readOnly: true, search: true, filter: true, max: 32 }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    operatorId: rowId({ readOnly: true }),
    operatorName: text({ readOnly: true, filter: true, max: 100 }),
    total: money({ required: true, readOnly: true, sortable: true }),
  },
  label: "orderNumber",
  list: {
    columns: [
      "orderNumber",
      "verifyCode",
      "memberName",
      "total",
      "operatorName",
      "addTime",
      "orderNo",
    ],
    hidden: ["orderNo"],
    select: ["orderId"],
    sort: ["id", "desc"],
    sums: ["total"],
    parameters: { dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  calls: {
    /** Returns the order of a code, before it is handed over. */
    lookup: {
      input: { verifyCode: code() },
      output: {
        orderId: rowId({ required: true }),
        orderNo: text({ required: true }),
        /** The short number of the order. */
        number: text({ required: true }),
        status: choice(orderStates, { required: true }),
        refunding: integer({ required: true }),
        memberName: text(),
        receiveName: text(),
        receivePhone: text(),
        remark: text(),
        payPrice: money({ required: true }),
        payTime: dateTime(),
        finishTime: dateTime(),
        lines: rows({
          goodsName: localized(),
          skuName: text(),
          skuCode: text(),
          mainImg: image(),
          price: money({ required: true }),
          qty: integer({ required: true }),
          refundedQty: integer({ required: true }),
        }),
      },
    },
    writeOff: {
      method: "POST",
      right: "writeOff",
      input: { verifyCode: code() },
      output: {
        orderId: rowId({ required: true }),
        orderNo: text({ required: true }),
        number: text({ required: true }),
      },
    },
  },
});
