import {
  boolean,
  choice,
  computed,
  defineResource,
  integer,
  longText,
  money,
  percent,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { groupTypes, maxGroupSize } from "./groupTypes.ts";

const people = () => integer({ required: true, min: 2, max: maxGroupSize });

/**
 * Group purchases of products. Existing groups retain the terms with which they were started,
 * regardless of later changes to the activity.
 */
export const groupActivities = defineResource("groupActivities", {
  api: "member/group",
  route: "/promotion/group",
  access: "promotion:group",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    goods: reference("goods", { required: true, unique: true, createOnly: true, filter: true }),
    groupType: choice(groupTypes, {
      required: true,
      default: "ordinary",
      filter: true,
      help: true,
    }),
    groupNum: integer({
      required: true,
      min: 2,
      max: maxGroupSize,
      visibleWhen: { groupType: "ordinary" },
    }),
    groupJson: rows(
      { num: people(), discounts: percent({ required: true, min: 1, max: 100 }) },
      { required: true, max: 10, label: "num", help: true, visibleWhen: { groupType: "ladder" } },
    ),
    groupLimitHours: integer({
      required: true,
      timeUnit: "hour",
      default: 24,
      min: 1,
      max: 720,
      help: true,
    }),
    groupLimitBuy: integer({ required: true, default: 0, min: 0, max: 9999, help: true }),
    groupSingleBuy: boolean({ required: true, default: true, help: true }),
    /** The shop's internal note. */
    remark: longText({ max: 500 }),
    /** The required group size, as text. */
    people: computed(text()),
    ongoing: computed(integer()),
    succeeded: computed(integer()),
  },
  label: "goods",
  facts: ["groupType", "people", "groupLimitHours"],
  list: {
    columns: [
      "goods",
      "groupType",
      "people",
      "groupLimitHours",
      "groupLimitBuy",
      "groupSingleBuy",
      "ongoing",
      "succeeded",
    ],
    select: ["groupNum", "groupJson"],
    priority: { people: 1, groupLimitBuy: 3, groupSingleBuy: 3 },
    sort: ["id", "desc"],
  },
  form: [
    section("main", ["goods", "groupType", "groupNum", "groupJson"]),
    section("simulator", []),
    section("limits", ["groupLimitHours", "groupLimitBuy", "groupSingleBuy", "remark"]),
    section("share", [], { place: "rail" }),
  ],
  calls: {
    /** Returns what the form calculates with: the commission, and the prices of the SKUs. */
    getProduct: {
      method: "GET",
      input: { goodsId: rowId({ required: true, min: 1 }) },
      output: {
        commissionRate: percent({ required: true }),
        skus: rows({
          id: rowId({ required: true }),
          name: text(),
          price: money({ required: true }),
        }),
      },
    },
  },
});
