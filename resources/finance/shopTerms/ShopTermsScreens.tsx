import { renderRate } from "../../../core/shops/renderRate.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { shopTerms } from "./shopTerms.ts";

export default defineScreens(shopTerms, {
  displays: { commissionRate: renderRate(shopTerms.name) },
});
