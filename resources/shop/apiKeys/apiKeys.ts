import {
  choice,
  dateTime,
  defineResource,
  longText,
  text,
} from "../../../framework/schema/index.ts";

/**
 * API keys that a shop's own storefront sends with each call, which limit it to this shop's goods.
 * The secret is shown once.
 */
export const apiKeys = defineResource("apiKeys", {
  api: "member/apiKey",
  route: "/shop/apiKeys",
  access: "shop:apiKeys",
  owner: "shop",
  trash: false,
  operations: ["create", "edit"],
  fields: {
    name: text({ required: true, search: true, max: 60 }),
    prefix: text({ readOnly: true, max: 20 }),
    origins: longText({ max: 2000, help: true }),
    status: choice(["new", "active", "revoked"], { default: "new", filter: true, readOnly: true }),
    lastUsedAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ["name", "prefix", "status", "lastUsedAt", "addTime"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  actions: {
    issue: {
      from: ["new"],
      to: "active",
      tone: "primary",
      saveAnd: true,
      output: { secret: text({ required: true, max: 100 }) },
    },
    revoke: { from: ["new", "active"], to: "revoked", bulk: true, confirm: true, tone: "danger" },
  },
});
