import {
  boolean,
  choice,
  computed,
  defineResource,
  integer,
  longText,
  percent,
  reference,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const groupTypes = { ordinary: 1, ladder: 2 } as const;
/** More people than this never come together, and what is written of each fits a page. */
export const mostInGroup = 100;
const people = () => integer({ required: true, min: 2, max: mostInGroup });

/** Products that several buyers buy together. What groups were begun with stays theirs, whatever becomes of it here. */
export const groupActivities = defineResource("groupActivities", {
  api: "member/group",
  route: "/promotion/group",
  access: "promotion:group",
  owner: "shop",
  icon: "Groups",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    goods: reference("goods", { required: true, unique: true, createOnly: true, filter: true }),
    groupType: choice(groupTypes, { required: true, default: "ordinary", filter: true, help: true }),
    groupNum: integer({ required: true, min: 2, max: mostInGroup, when: { groupType: "ordinary" } }),
    groupJson: rows(
      { num: people(), discounts: percent({ required: true, min: 1, max: 100 }) },
      { required: true, max: 10, label: "num", help: true, when: { groupType: "ladder" } },
    ),
    groupLimitHours: integer({ required: true, default: 24, min: 1, max: 720 }),
    groupLimitBuy: integer({ required: true, default: 0, min: 0, max: 9999, help: true }),
    groupSingleBuy: boolean({ required: true, default: true, help: true }),
    /** A note of the shop's own. */
    remark: longText({ max: 500 }),
    /** How many people its groups need, in words. */
    people: computed(text()),
    ongoing: computed(integer()),
    succeeded: computed(integer()),
  },
  label: "goods",
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
    besides: ["groupNum", "groupJson"],
    sort: ["id", "desc"],
  },
  form: [
    section("main", ["goods", "groupType", "groupNum", "groupJson"]),
    section("limits", ["groupLimitHours", "groupLimitBuy", "groupSingleBuy", "remark"]),
  ],
});
