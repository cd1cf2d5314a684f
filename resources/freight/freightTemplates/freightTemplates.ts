import { states } from "../../../core/places.ts";
import {
  choice,
  computed,
  defineResource,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { calculateCall } from "./calculateCall.ts";
import { defaultRuleFields, regionsField, ruleFields } from "./ruleFields.ts";

export const deliveryTimes = [
  "h8",
  "h12",
  "h16",
  "h20",
  "d1",
  "d2",
  "d3",
  "d5",
  "d7",
  "d8",
  "d10",
] as const;

/** Freight templates: a default rule, rules for regions, and regions that are not delivered to. */
export const freightTemplates = defineResource("freightTemplates", {
  api: "member/shopFreight",
  route: "/freight/list",
  path: "/freight",
  access: "delivery:freight",
  owner: "shop",
  fields: {
    name: text({
      required: true,
      unique: true,
      search: true,
      sortable: true,
      filter: true,
      max: 60,
    }),
    shipFromState: choice(states, { required: true, filter: true }),
    shipFromCity: text({ required: true, max: 60 }),
    shipFromPostcode: text({ required: true, max: 4, pattern: /^\d{4}$/, example: "2000" }),
    deliveryTime: choice(deliveryTimes, { required: true, filter: true }),
    type: choice({ custom: 1, free: 2 }, { required: true, default: "custom", filter: true }),
    valuateType: choice(
      { pieces: 1, weight: 2, volume: 3 },
      { required: true, default: "pieces", filter: true, visibleWhen: { type: "custom" } },
    ),
    ...defaultRuleFields,
    areas: rows(
      { regions: regionsField(true), ...ruleFields },
      { max: 50, visibleWhen: { type: "custom" } },
    ),
    undeliverable: regionsField(false),
    defaultRule: computed(text()),
  },
  list: {
    columns: ["name", "deliveryTime", "type", "valuateType", "defaultRule", "updTime"],
    sort: ["name", "asc"],
  },
  form: [
    section("main", ["name", "deliveryTime", "shipFromState", "shipFromCity", "shipFromPostcode"]),
    section("pricing", [
      "type",
      "valuateType",
      "firstNum",
      "firstPrice",
      "secondNum",
      "secondPrice",
      "freeOverNum",
      "freeOverAmount",
      "defaultRule",
    ]),
    section("areas", ["areas"]),
    section("undeliverable", ["undeliverable"]),
  ],
  related: { goods: "freightTemplate" },
  calls: { calculate: calculateCall },
});
