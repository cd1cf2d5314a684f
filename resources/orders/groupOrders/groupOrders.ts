import {
  choice,
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
import { groupTypes } from "../../promotions/groupActivities/groupActivities.ts";
import { groupPayStates, memberFields, priceFields } from "./memberFields.ts";

export const groupStates = ["ongoing", "succeeded", "failed"] as const;
const number = () => text({ readOnly: true, max: 32 });
/** Groups of buyers, each begun by the order of its leader when that was paid. Payments and time make and change them; nobody else does. */
export const groupOrders = defineResource("groupOrders", {
  api: "member/assemble",
  route: "/order/group",
  access: "order:group",
  owner: "shop",
  icon: "Diversity3",
  trash: false,
  operations: ["export"],
  fields: {
    groupNo: text({ required: true, unique: true, search: true, filter: true, readOnly: true, max: 32 }),
    orderId: foreignId("orders", { required: true, readOnly: true, index: "none" }),
    leaderOrderNo: number(),
    /** The numbers of all its orders, so that any of them finds it. */
    orderNos: longText({ search: true, filter: true, readOnly: true }),
    /** A promotion may be deleted; its groups go on, and what a buyer has bought of it is still counted by its id. */
    activityId: rowId({ readOnly: true, filter: true }),
    goodsId: foreignId("goods", { required: true, readOnly: true, filter: true }),
    goodsName: localized({ readOnly: true, search: true, filter: true, index: "none" }),
    mainImg: image({ readOnly: true }),
    leaderId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    leaderName: text({ search: true, filter: true, readOnly: true, max: 100 }),
    groupType: choice(groupTypes, { default: "ordinary", readOnly: true }),
    /** What its leader would have paid for one alone, and what one costs in the group. */
    originalPrice: money({ readOnly: true }),
    groupPrice: money({ readOnly: true }),
    discounts: percent({ readOnly: true }),
    groupNum: integer({ required: true, readOnly: true, filter: true }),
    haveNum: integer({ required: true, default: 1, readOnly: true }),
    endTime: dateTime({ required: true, readOnly: true, sortable: true, filter: true }),
    closedTime: dateTime({ readOnly: true }),
    status: choice(groupStates, { default: "ongoing", readOnly: true, filter: true }),
    payStatus: choice(groupPayStates, { default: "paid", readOnly: true, filter: true }),
    members: rows(memberFields, { readOnly: true, label: "memberName" }),
    /** What each SKU costs whoever joins: it stays as it was for the leader, whatever the shop asks for it by now. */
    prices: rows(priceFields, { readOnly: true }),
  },
  label: "groupNo",
  entered: ["succeeded", "failed"],
  list: {
    columns: [
      "mainImg",
      "goodsName",
      "haveNum",
      "status",
      "endTime",
      "leaderName",
      "leaderOrderNo",
      "groupPrice",
      "addTime",
    ],
    besides: ["payStatus", "groupNum", "orderId", "goodsId"],
    sort: ["id", "desc"],
    tabs: "status",
    parameters: {
      orderNo: (given) => ({ orderNos_contains: given }),
      dateFrom: "addTime_gte",
      dateTo: "addTime_lte",
    },
  },
  calls: {
    getMemberList: {
      input: { orderNo: text({ required: true, max: 32 }) },
      output: { list: rows(memberFields) },
      whole: "list",
    },
  },
});
