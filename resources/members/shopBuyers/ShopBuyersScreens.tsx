import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderCountLink } from "./screens/renderCountLink.tsx";
import { shopBuyers } from "./shopBuyers.ts";

export default defineScreens(shopBuyers, {
  displays: {
    orderCount: renderCountLink("orderCount", "orders", { status_ne: "cancelled" }),
    refundCount: renderCountLink("refundCount", "refunds", { status: "completed" }),
  },
});
