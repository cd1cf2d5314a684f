import { boolean, choice, defineResource, longText, percent, reference } from "../../../framework/schema/index.ts";

/** What the platform has agreed with one shop; a shop without terms has the usual ones. */
export const shopTerms = defineResource("shopTerms", {
  api: "system/shopTerms",
  route: "/platform/shopTerms",
  access: "platform:shopTerms",
  owner: "platform",
  icon: "Handshake",
  trash: false,
  fields: {
    shop: reference("shops", { required: true, unique: true, createOnly: true, filter: true }),
    commissionRate: percent({ max: 50, help: true }),
    /** When what is due to the shop is put to its balance. */
    settlement: choice(["realtime", "day", "month"], { required: true, default: "day", filter: true, help: true }),
    withdrawBlocked: boolean({ required: true, default: false, filter: true }),
    /** What the shop reads when it wants to withdraw. */
    blockReason: longText({ required: true, max: 500, when: { withdrawBlocked: true }, help: true }),
    remark: longText({ max: 500 }),
  },
  label: "shop",
  list: { columns: ["shop", "commissionRate", "settlement", "withdrawBlocked", "updTime"], sort: ["id", "desc"] },
});
