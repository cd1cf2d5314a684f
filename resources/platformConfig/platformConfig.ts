import { boolean, defineResource } from "../../framework/schema/index.ts";

/** How the marketplace works, as the platform decides it. */
export const platformConfig = defineResource("platformConfig", {
  api: "system/config",
  route: "/platform/config",
  access: "platform:config",
  owner: "shared",
  icon: "Tune",
  singleton: true,
  trash: false,
  fields: {
    goodsReview: boolean({ required: true, default: false, help: true }),
  },
  label: "goodsReview",
  list: { columns: ["goodsReview"] },
});
