import {
  and,
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  json,
  longText,
  money,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { areLogs, type Log } from "../refunds/log.ts";
import { refundFields, refundStages } from "../refunds/refundFields.ts";

/** The platform's view of disputed refunds. */
export const refundInterventions = defineResource("refundInterventions", {
  api: "system/refund",
  route: "/platform/refunds",
  menuSection: "order",
  goKey: "r",
  access: "platform:refunds",
  owner: "platform",
  table: "refunds",
  operations: ["export"],
  fields: {
    ...refundFields,
    shop: computed(text()),
    sellerId: computed(rowId()),
    /** The payment of the order, by which the platform opens it. */
    payOrderId: computed(rowId()),
    freightLeft: computed(money()),
    /** The commission that the platform returns for the refund, less the coupons returned to it. */
    platformBears: computed(money()),
    due: computed(dateTime()),
    /** For whom the platform has decided, and when. */
    ruling: computed(choice(["customer", "shop"])),
    ruledTime: computed(dateTime()),
    // The rows are in the table of the shop's resource.
    logs: computed(json<Log[]>({ check: areLogs })),
  },
  label: "number",
  key: "refundNo",
  // For the platform, its decision is a step of every refund.
  stages: { ...refundStages, intervention: { stage: "underWay", tone: "warning" } },
  externalTransitions: ["applying", "returned", "rejected", "intervention"],
  rowRule: (row) => row.platformAskedTime.isFilled(),
  toDo: {
    intervention: { actions: ["platformAgree", "platformReject"], amount: "refundAmount" },
  },
  list: {
    columns: [
      "number",
      "mainImg",
      "goodsName",
      "shop",
      "memberName",
      "refundAmount",
      "ruling",
      "ruledTime",
      "refundInd",
      "reason",
      "imgs",
      "denyReason",
      "status",
      "payState",
      "platformAskedTime",
      "refundNo",
    ],
    hidden: ["refundNo"],
    priority: { goodsName: 1, ruling: 1, ruledTime: 2 },
    tabHidden: {
      intervention: ["refundNo", "payState", "ruling", "ruledTime"],
      waitingReturn: ["refundNo", "payState"],
      returned: ["refundNo", "payState"],
      closed: ["refundNo", "payState"],
    },
    select: [
      "skuName",
      "qty",
      "lineQty",
      "payMethod",
      "arithmetic",
      "freightLeft",
      "sellerId",
      "sentBack",
      "platformBears",
    ],
    sort: ["id", "desc"],
    tabSort: { intervention: ["platformAskedTime", "asc"] },
    tabs: {
      intervention: { status: "intervention", payState: "none" },
      // A refund that the platform has granted keeps its state until the provider has paid it.
      paying: (row) =>
        and(row.payState.isNot("none"), row.status.in(["applying", "returned", "intervention"])),
      waitingReturn: { status: "waitingReturn" },
      returned: { status: "returned", payState: "none" },
      completed: { status: "completed" },
      closed: { status: "closed" },
    },
  },
  form: [
    section("goods", ["goodsName", "skuName", "qty", "refundInd", "reason", "imgs"]),
    section("money", [
      "originalAmount",
      "refundAmount",
      "freightAmount",
      "payMethod",
      "payState",
      "refundTime",
    ]),
    section("back", ["returnName", "returnPhone", "returnAddress", "deliveryType", "deliveryNo"]),
  ],
  actions: {
    platformAgree: {
      from: ["intervention"],
      to: ["waitingReturn", "completed", "intervention"],
      if: { payState: "none" },
      tone: "primary",
      input: {
        reason: longText({ required: true, max: 500 }),
        goodsBack: boolean({ default: false }),
        freight: money({ min: 0 }),
      },
    },
    platformReject: {
      from: ["intervention"],
      to: "closed",
      if: { payState: "none" },
      input: { reason: longText({ required: true, max: 500 }) },
    },
  },
});
