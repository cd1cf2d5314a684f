import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  image,
  integer,
  localized,
  longText,
  money,
  percent,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { groupTypes } from "../../promotions/index.ts";
import { groupPayStates, memberFields, priceFields } from "./memberFields.ts";

export const groupStates = ["ongoing", "succeeded", "failed"] as const;
const number = () => text({ readOnly: true, max: 32 });
/**
 * Groups of buyers, each started when its leader's order was paid. Only payments and deadlines
 * create and change them.
 */
export const groupOrders = defineResource("groupOrders", {
  api: "member/assemble",
  route: "/order/group",
  access: "order:group",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    groupNo: text({
      required: true,
      unique: true,
      search: true,
      filter: true,
      readOnly: true,
      max: 32,
    }),
    orderId: foreignId("orders", { required: true, readOnly: true, index: "none" }),
    leaderOrderNo: number(),
    /** The short number of the leader's order. */
    orderNumber: computed(text()),
    /** The numbers of all its orders, so that a search for any of them finds the group. */
    orderNos: longText({ search: true, filter: true, readOnly: true }),
    /**
     * A promotion may be deleted; its groups continue, and purchases are still counted by its id.
     */
    activityId: rowId({ readOnly: true, filter: true }),
    goodsId: foreignId("goods", { required: true, readOnly: true, filter: true }),
    goodsName: localized({ readOnly: true, search: true, filter: true, index: "none" }),
    mainImg: image({ readOnly: true }),
    leaderId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    leaderName: text({ search: true, filter: true, readOnly: true, max: 100 }),
    groupType: choice(groupTypes, { default: "ordinary", readOnly: true }),
    /** The leader's price for one alone, and the price for one in the group. */
    originalPrice: money({ readOnly: true }),
    groupPrice: money({ readOnly: true }),
    discounts: percent({ readOnly: true }),
    groupNum: integer({ required: true, readOnly: true, filter: true }),
    haveNum: integer({ required: true, default: 1, readOnly: true }),
    endTime: dateTime({ required: true, readOnly: true, sortable: true, filter: true }),
    closedTime: dateTime({ readOnly: true }),
    status: choice(groupStates, { default: "ongoing", readOnly: true, filter: true }),
    payStatus: choice(groupPayStates, {
      default: "paid",
      state: true,
      readOnly: true,
      filter: true,
    }),
    members: rows(memberFields, { readOnly: true, label: "memberName" }),
    /**
     * The price of each SKU for members who join, fixed by the leader's order and independent of
     * the shop's current price.
     */
    prices: rows(priceFields, { readOnly: true }),
  },
  label: "goodsName",
  stages: {
    ongoing: "underWay",
    succeeded: "reached",
    failed: { stage: "ended", tone: "error" },
  },
  externalTransitions: ["succeeded", "failed"],
  list: {
    columns: [
      "mainImg",
      "goodsName",
      "haveNum",
      "status",
      "endTime",
      "leaderName",
      "orderNumber",
      "groupPrice",
      "addTime",
      "leaderOrderNo",
    ],
    hidden: ["leaderOrderNo"],
    priority: { goodsName: 1, addTime: 3 },
    select: ["groupNo", "payStatus", "groupNum", "orderId", "goodsId"],
    sort: ["id", "desc"],
    tabs: "status",
    parameters: {
      orderNo: (value) => ({ orderNos_contains: value }),
      dateFrom: "addTime_gte",
      dateTo: "addTime_lte",
    },
  },
  calls: {
    getMemberList: {
      input: { orderNo: text({ required: true, max: 32 }) },
      output: { list: rows(memberFields) },
      unwrap: "list",
    },
  },
  jobs: ["expireGroups"],
});
