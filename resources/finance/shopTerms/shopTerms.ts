import {
  boolean,
  choice,
  defineResource,
  longText,
  percent,
  reference,
} from "../../../framework/schema/index.ts";

/** The terms agreed between the platform and one shop; a shop without terms has the defaults. */
export const shopTerms = defineResource("shopTerms", {
  api: "system/shopTerms",
  route: "/platform/shopTerms",
  menuSection: "merchants",
  access: "platform:shopTerms",
  owner: "platform",
  trash: false,
  fields: {
    shop: reference("shops", { required: true, unique: true, createOnly: true, filter: true }),
    commissionRate: percent({ max: 50, help: true }),
    /** When amounts due to the shop are moved to its balance. */
    settlement: choice(["realtime", "day", "month"], {
      required: true,
      default: "day",
      filter: true,
      help: true,
    }),
    withdrawBlocked: boolean({ required: true, default: false, filter: true }),
    /** Shown to the shop when it tries to withdraw. */
    blockReason: longText({
      required: true,
      max: 500,
      visibleWhen: { withdrawBlocked: true },
      help: true,
    }),
    remark: longText({ max: 500 }),
  },
  label: "shop",
  list: {
    columns: ["shop", "commissionRate", "settlement", "withdrawBlocked", "updTime"],
    sort: ["id", "desc"],
  },
});
