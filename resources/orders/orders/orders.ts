import { payChannels, payMethods } from "../../../core/payMethods.ts";
import { states } from "../../../core/places.ts";
import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  and,
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  json,
  longText,
  money,
  not,
  type Predicate,
  phone,
  type RowProxy,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { areParcels, couriers, type SentParcel } from "../../freight/index.ts";
import { orderTenderFields } from "../../payments/index.ts";
import { isGroupProgress } from "../groupOrders/progress.ts";
import { orderCalls } from "./orderCalls.ts";
import { adjustmentFields, lineFields } from "./orderLines.ts";

export const orderStates = ["unpaid", "unshipped", "unreceived", "completed", "cancelled"] as const;
/** The states of an order that is paid and not cancelled. */
export const soldStates = ["unshipped", "unreceived", "completed"] as const;
export const cancelReasons = [
  "buyer",
  "timeout",
  "shop",
  "outOfStock",
  "refunded",
  "groupFailed",
] as const;
const amount = () => money({ default: 0, readOnly: true });
const time = () => dateTime({ readOnly: true });
export const isEventData = (
  value: unknown,
): value is Readonly<Record<string, string | number | null>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What decides whether an order can be shipped. */
type ShippingTerms = RowProxy<{
  status: (typeof orderStates)[number];
  selfLifting: boolean;
  waitsForGroup: boolean;
  refundStatus: "none" | "refunding" | "partly" | "whole";
  mergeStatus: "awaiting" | "merged" | "picked" | "sorted";
}>;
/**
 * Whether the shop can ship an order now: it is paid, and waits neither for its group, its buyer's
 * pickup, the end of a refund nor its picking.
 */
const isReadyToShip = (row: ShippingTerms): Predicate =>
  and(
    row.status.is("unshipped"),
    row.selfLifting.is(false),
    row.waitsForGroup.is(false),
    row.refundStatus.isNot("refunding"),
    row.mergeStatus.notIn(["merged", "picked"]),
  );

/** Columns that the list shows only on request. */
const details = [
  "orderNo",
  "refundStatus",
  "receiveName",
  "receivePhone",
  "deliveryType",
  "deliveryNo",
] as const;

/**
 * A buyer's order at one shop. It is created and paid by the storefront's calls; the shop ships it
 * and corrects errors.
 */
export const orders = defineResource("orders", {
  api: "member/order",
  route: "/order/list",
  goKey: "o",
  access: "order:list",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    /** The order's name in its shop, counted from `#1001`. */
    number: shopNumber("order"),
    orderNo: text({
      required: true,
      unique: true,
      search: "exact",
      filter: true,
      readOnly: true,
      max: 32,
    }),
    payOrderId: foreignId("payOrders", {
      required: true,
      readOnly: true,
      filter: true,
      index: "everywhere",
    }),
    payOrderNo: text({ required: true, readOnly: true, max: 32 }),
    type: choice(
      { ordinary: 1, seckill: 2, group: 3 },
      { default: "ordinary", filter: true, index: "unusual", readOnly: true },
    ),
    /** The group that the order has joined, set when it is paid. */
    groupOrderId: foreignId("groupOrders", { readOnly: true, index: "none" }),
    /** It is paid, and its group is not full yet. */
    waitsForGroup: boolean({ default: false, readOnly: true }),
    group: computed(
      json({ check: isGroupProgress, formatLine: ({ have, num }) => `${have} / ${num}` }),
    ),
    /** Its index holds what buyers are summed up by, so it is made in a migration. */
    memberId: foreignId("buyers", { required: true, filter: true, index: "none", readOnly: true }),
    memberName: text({ search: true, filter: true, index: "none", readOnly: true, max: 100 }),
    lines: rows(lineFields, { readOnly: true, label: "skuName" }),
    adjustments: rows(adjustmentFields, { readOnly: true, label: "label" }),
    /** What paid it, by method, where it was more than one. */
    tenders: rows(orderTenderFields, { readOnly: true }),
    /** The names of all its goods in every language, for the search. */
    goodsNames: longText({ search: true, filter: true, index: "none", readOnly: true }),
    goodsTotal: amount(),
    couponAmount: amount(),
    priceAdjust: amount(),
    freightFee: amount(),
    payPrice: money({ default: 0, readOnly: true, sortable: true, filter: true }),
    refundAmount: amount(),
    commissionTotal: amount(),
    /** Whether the shop was registered for GST when the order was placed. */
    gstRegistered: boolean({ required: true, default: false, backfill: false, readOnly: true }),
    /** The GST that `payPrice` includes, as of the purchase. */
    tax: amount(),
    /** The GST that `freightFee` includes. */
    freightTax: amount(),
    /** What refunds have reversed of `tax`. */
    taxReversed: amount(),
    status: choice(orderStates, { default: "unpaid", filter: true, readOnly: true }),
    refundStatus: choice(
      { none: 0, refunding: 1, partly: 2, whole: 3 },
      { default: "none", state: true, filter: true, index: "unusual", readOnly: true },
    ),
    mergeStatus: choice(["awaiting", "merged", "picked", "sorted"], {
      default: "awaiting",
      state: true,
      filter: true,
      index: "unusual",
      readOnly: true,
    }),
    newOrOld: choice({ new: 1, repeat: 2 }, { default: "new", readOnly: true }),
    payMethod: choice(payMethods, { readOnly: true, filter: true, index: "unusual" }),
    payChannel: choice(payChannels, { readOnly: true }),
    transactionNo: text({ readOnly: true, max: 100 }),
    payTime: time(),
    payEndTime: time(),
    /** When the shop has to ship it, by the dispatch times of its products. */
    shipBy: dateTime({ readOnly: true, sortable: true, filter: true }),
    deliveryTime: dateTime({ readOnly: true, sortable: true }),
    finishTime: dateTime({ readOnly: true, sortable: true }),
    cancelTime: time(),
    cancelReason: choice(cancelReasons, { readOnly: true }),
    finishExpiredTime: time(),
    refundExpiredTime: time(),
    commentExpiredTime: time(),
    receiveName: text({ search: true, readOnly: true, max: 100 }),
    receivePhone: phone({ search: "exact", filter: true, readOnly: true }),
    receiveState: choice(states, { readOnly: true }),
    receiveCity: text({ readOnly: true, max: 60 }),
    receivePostcode: text({ readOnly: true, max: 10 }),
    receiveAddress: text({ readOnly: true, max: 255 }),
    selfLifting: boolean({ default: false, readOnly: true, filter: true, index: "unusual" }),
    selfLiftingTime: time(),
    verifyCode: text({ readOnly: true, unique: true, filter: true, index: "unusual", max: 12 }),
    deliveryType: choice(couriers, { readOnly: true }),
    deliveryNo: text({ search: "exact", readOnly: true, max: 60 }),
    remark: longText({ readOnly: true, max: 500 }),
    shopRemark: longText({ max: 500, readOnly: true }),
    deletedByBuyer: boolean({ default: false, readOnly: true }),
    /** What was sent to the buyer, and with which tracking numbers. */
    parcels: computed(json<SentParcel[]>({ check: areParcels })),
    priceLogs: rows(
      {
        oldPrice: money({ required: true }),
        newPrice: money({ required: true }),
        diff: money({ required: true }),
        remark: text({ max: 200 }),
        editorId: rowId(),
        editorName: text({ max: 100 }),
        at: dateTime({ required: true }),
      },
      { readOnly: true },
    ),
    events: rows(
      {
        kind: text({ required: true, max: 40 }),
        whoKind: choice(["buyer", "staff", "platform", "system"], { required: true }),
        whoId: rowId(),
        whoName: text({ max: 100 }),
        data: json({
          check: isEventData,
          properties: { amount: money(), from: money(), to: money() },
        }),
        at: dateTime({ required: true }),
      },
      { readOnly: true },
    ),
  },
  label: "number",
  key: "orderNo",
  stages: {
    unpaid: { stage: "waiting", tone: "warning" },
    unshipped: "notStarted",
    unreceived: "underWay",
    completed: "reached",
    cancelled: "ended",
  },
  deadline: "shipBy",
  externalTransitions: ["unshipped"],
  toDo: {
    readyToShip: { actions: ["ship"] },
  },
  // Those that can be merged, for whoever picks them.
  views: {
    waitMerge: {
      route: "/stock/waitMerge",
      access: "stock:waitMerge",
      tabs: ["toPick"],
      ownTabs: true,
      page: true,
    },
  },
  list: {
    columns: [
      "number",
      "addTime",
      "memberName",
      "lines",
      "payPrice",
      "payMethod",
      "status",
      "shipBy",
      "deliveryTime",
      "finishTime",
      "orderNo",
      "refundStatus",
      "receiveName",
      "receivePhone",
      "deliveryType",
      "deliveryNo",
    ],
    hidden: [...details, "payMethod", "deliveryTime", "finishTime"],
    tabHidden: {
      unpaid: [...details, "payMethod", "shipBy", "deliveryTime", "finishTime"],
      waiting: [...details, "shipBy", "deliveryTime", "finishTime"],
      unreceived: [...details, "shipBy", "finishTime"],
      completed: [...details, "shipBy", "deliveryTime"],
      cancelled: [...details, "shipBy", "deliveryTime", "finishTime"],
    },
    // What was shipped or completed last is what buyers ask about.
    tabSort: { unreceived: ["deliveryTime", "desc"], completed: ["finishTime", "desc"] },
    // Who ordered stays where a table is narrow; when it was ordered goes first.
    priority: { shipBy: 1, memberName: 1, lines: 2, addTime: 3 },
    select: [
      "memberId",
      "type",
      "groupOrderId",
      "group",
      "newOrOld",
      "goodsTotal",
      "couponAmount",
      "priceAdjust",
      "freightFee",
      "refundAmount",
      "waitsForGroup",
      "mergeStatus",
      "receiveState",
      "receiveCity",
      "receivePostcode",
      "receiveAddress",
      "selfLifting",
      "remark",
      "shopRemark",
      "payEndTime",
      "payTime",
    ],
    sort: ["id", "desc"],
    tabs: {
      unpaid: { status: "unpaid" },
      readyToShip: isReadyToShip,
      toPick: (row) => and(isReadyToShip(row), row.mergeStatus.is("awaiting")),
      waiting: (row) => and(row.status.is("unshipped"), not(isReadyToShip(row))),
      unreceived: { status: "unreceived" },
      completed: { status: "completed" },
      cancelled: { status: "cancelled" },
    },
    sums: ["payPrice"],
    parameters: { dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  form: [
    section("buyer", ["memberName", "remark"]),
    section("receiver", [
      "receiveName",
      "receivePhone",
      "receiveState",
      "receiveCity",
      "receivePostcode",
      "receiveAddress",
    ]),
  ],
  actions: {
    editPrice: {
      call: "editPriceSubmit",
      from: ["unpaid"],
      to: "unpaid",
      input: {
        editPrice: money({ required: true, min: 0.01, max: 100_000_000 }),
        remark: text({ max: 200 }),
      },
    },
    ship: {
      from: ["unshipped"],
      to: "unreceived",
      tone: "primary",
      optimistic: { status: "unreceived" },
      if: { selfLifting: false },
      input: {
        deliveryType: choice(couriers, { required: true }),
        deliveryNo: text({ required: true, max: 60 }),
      },
    },
    writeOff: {
      from: ["unshipped", "unreceived"],
      to: "completed",
      if: { selfLifting: true },
      input: { verifyCode: text({ required: true, max: 12 }) },
    },
    /**
     * The state cannot change, since freight was priced for it; an address in another state
     * requires a new order.
     */
    editAddress: {
      from: ["unshipped"],
      if: { selfLifting: false },
      input: {
        receiveName: text({ required: true, max: 100 }),
        receivePhone: phone({ required: true }),
        receiveAddress: text({ required: true, max: 255 }),
        receiveCity: text({ required: true, max: 60 }),
        receiveState: choice(states, { required: true }),
        receivePostcode: text({ max: 10 }),
      },
      beside: [
        ["receiveName", "receivePhone"],
        ["receiveState", "receivePostcode"],
      ],
    },
    note: { input: { shopRemark: longText({ max: 500 }) } },
    cancel: {
      from: ["unpaid"],
      to: "cancelled",
      tone: "danger",
      input: { remark: text({ max: 200 }) },
    },
  },
  calls: orderCalls,
  jobs: ["closeUnpaid", "receive"],
});
