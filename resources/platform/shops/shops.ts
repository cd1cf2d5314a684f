import {
  choice,
  computed,
  decimal,
  defineResource,
  image,
  integer,
  json,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";

const isActivities = (value: unknown): value is { COUPON: object[] } =>
  typeof value === "object" && value !== null && "COUPON" in value && Array.isArray(value.COUPON);

/**
 * Every shop by its public name, for the platform's search and for references from other resources.
 */
export const shops = defineResource("shops", {
  api: "system/shop",
  route: "/platform/shops",
  menuSection: "merchants",
  goKey: "s",
  access: "platform:shops",
  owner: "shared",
  table: "shop_fronts",
  operations: [],
  fields: {
    name: text({ readOnly: true, search: true, filter: true, sortable: true }),
    logo: image({ readOnly: true }),
    selfStatus: choice({ other: 0, self: 1 }, { readOnly: true, filter: true }),
    status: choice({ closed: 0, open: 1 }, { readOnly: true, filter: true }),
    // The figures of the platform; see `readFigures`.
    owner: computed(text()),
    recentOrders: computed(integer()),
    recentSales: computed(money()),
    rating: computed(decimal({ decimals: 1 })),
    openDisputes: computed(integer()),
    balance: computed(money()),
  },
  list: {
    columns: [
      "logo",
      "name",
      "owner",
      "status",
      "recentOrders",
      "recentSales",
      "rating",
      "openDisputes",
      "balance",
      "selfStatus",
      "addTime",
    ],
    hidden: ["selfStatus"],
    sort: ["name", "asc"],
    parameters: { name: "name_contains" },
  },
  calls: {
    /** Returns the shops that sold for most in the last 30 days, for the platform only. */
    getTop: {
      output: {
        list: rows({
          id: rowId({ required: true }),
          name: text({ required: true }),
          owner: text(),
          recentOrders: integer({ required: true }),
          recentSales: money({ required: true }),
          rating: decimal({ decimals: 1 }),
          openDisputes: integer({ required: true }),
          balance: money({ required: true }),
        }),
      },
      unwrap: "list",
    },
    couponList: {
      path: "system/coupon/getList",
      input: { page: integer({ min: 1 }), pageSize: integer({ min: 1 }) },
      output: { list: json<{ COUPON: object[] }>({ check: isActivities }) },
    },
  },
  picture: "logo",
  measures: ["recentOrders", "recentSales", "rating", "openDisputes", "balance"],
  readers: { status: "open" },
});
