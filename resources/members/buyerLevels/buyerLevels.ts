import {
  choice,
  computed,
  defineResource,
  integer,
  localized,
  percent,
  section,
} from "../../../framework/schema/index.ts";

/**
 * The levels of buyers by the points that they have earned, with what these bring: more points for
 * each purchase, and a discount. Spent and expired points count as well.
 */
export const buyerLevels = defineResource("buyerLevels", {
  api: "system/memberLevel",
  route: "/platform/levels",
  menuSection: "people",
  access: "platform:levels",
  owner: "shared",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    name: localized({ required: true, requiredLocales: ["en"], search: true, sortable: true }),
    /** The points that a buyer has earned at least. */
    minPoints: integer({
      required: true,
      min: 0,
      max: 100_000_000,
      unique: true,
      sortable: true,
      help: true,
    }),
    /** The points of a purchase, in percent of those that everybody earns. */
    pointsRate: percent({ required: true, default: 100, min: 100, max: 1000, help: true }),
    /** What a purchase costs less, in percent of the goods after their unit price. */
    discount: percent({ required: true, default: 0, min: 0, max: 90, backfill: 0, help: true }),
    /** The part of the discount that the platform bears; the shop bears the rest. */
    platformPercent: percent({
      required: true,
      default: 100,
      min: 0,
      max: 100,
      backfill: 100,
      help: true,
    }),
    buyerCount: computed(integer()),
    status: choice(["enabled", "disabled"], { default: "enabled", filter: true, readOnly: true }),
  },
  list: {
    columns: [
      "name",
      "minPoints",
      "pointsRate",
      "discount",
      "platformPercent",
      "buyerCount",
      "status",
      "updTime",
    ],
    sort: ["minPoints", "asc"],
    tabs: "status",
    inline: ["minPoints", "pointsRate", "discount"],
  },
  form: [
    section("main", ["name", "minPoints", "pointsRate"]),
    section("discount", ["discount", "platformPercent"]),
  ],
  actions: {
    enable: { from: ["disabled"], to: "enabled", bulk: true },
    disable: { from: ["enabled"], to: "disabled", bulk: true, confirm: true },
  },
});
