import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  choice,
  dateTime,
  defineResource,
  foreignId,
  integer,
  json,
  localized,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const mergeStates = ["merged", "picked", "sorted", "cancelled"] as const;
/** Orders that one person picks in a walk, at most. */
export const maxMerged = 200;

/** An order of a merge; one that was cancelled or refunded meanwhile is struck. */
const mergedOrderFields = {
  orderId: foreignId("orders", { required: true }),
  number: text({ required: true, max: 20 }),
  memberName: text({ max: 100 }),
  units: integer({ required: true, min: 0 }),
  state: choice(["valid", "struck"], { required: true, default: "valid" }),
};
/** Units that were taken out of a bin, for all orders together, in the order of the walk. */
const pickFields = {
  locationId: foreignId("stockLocations", { required: true }),
  locationCode: text({ required: true, max: 40 }),
  skuId: foreignId("skus", { required: true }),
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  qty: integer({ required: true, min: 1 }),
  /** Units that went back to a bin since. */
  returned: integer({ default: 0, min: 0 }),
};

const areOrderIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxMerged &&
  value.every((id) => Number.isSafeInteger(id) && id > 0);

/**
 * Orders that are picked together: their units are taken out of the bins of a warehouse in one
 * walk, into a tote, and sorted into parcels there. An order is in one live merge at most.
 */
export const orderMerges = defineResource("orderMerges", {
  api: "member/orderMerge",
  route: "/stock/merge",
  access: "stock:merge",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    /** `MG-17`, counted in its shop. */
    number: shopNumber("merge"),
    warehouse: reference("warehouses", { required: true, filter: true, readOnly: true }),
    status: choice(mergeStates, { default: "merged", filter: true, readOnly: true }),
    /** What the picked units lie in. */
    tote: reference("stockLocations", { readOnly: true }),
    operatorName: text({ readOnly: true, max: 100 }),
    orderCount: integer({ default: 0, readOnly: true, min: 0 }),
    units: integer({ default: 0, readOnly: true, min: 0 }),
    orders: rows(mergedOrderFields, { readOnly: true, label: "number" }),
    picks: rows(pickFields, { readOnly: true, label: "locationCode" }),
    pickedAt: dateTime({ readOnly: true, sortable: true }),
    sortedAt: dateTime({ readOnly: true }),
  },
  stages: {
    merged: "notStarted",
    picked: "underWay",
    sorted: "reached",
    cancelled: "ended",
  },
  toDo: { merged: { actions: ["distribute"] }, picked: { actions: ["sortOut"] } },
  list: {
    columns: [
      "number",
      "status",
      "warehouse",
      "orderCount",
      "units",
      "tote",
      "operatorName",
      "addTime",
      "pickedAt",
    ],
    phone: { title: "number", who: "operatorName", figure: "units" },
    parameters: { mergeOrderNo: "number", dateFrom: "addTime_gte", dateTo: "addTime_lte" },
    sort: ["id", "desc"],
    tabs: {
      /** What waits for the warehouse, as the menu counts it. */
      toDo: { status: ["merged", "picked"] },
      merged: { status: "merged" },
      picked: { status: "picked" },
      sorted: { status: "sorted" },
      cancelled: { status: "cancelled" },
    },
  },
  facts: ["warehouse", "tote", "operatorName"],
  measures: ["orderCount", "units"],
  form: [section("picks", ["picks"]), section("orders", ["orders"])],
  actions: {
    distribute: { call: "distribution", from: ["merged"], to: "picked", tone: "primary" },
    sortOut: { from: ["picked"], to: "sorted", tone: "primary" },
    cancel: { from: ["merged", "picked"], to: "cancelled", tone: "danger", confirm: true },
  },
  calls: {
    /** Merges orders that can be picked; the warehouse may be left out where there is only one. */
    merge: {
      method: "POST",
      right: "distribute",
      audited: true,
      input: {
        orderIds: json<number[]>({ required: true, check: areOrderIds }),
        warehouse: rowId({ min: 1 }),
      },
      output: { id: rowId({ required: true }), number: text({ required: true }) },
    },
  },
});
