import { ShopDisplay } from "../../../core/shops/ShopLink.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderAccountNumber } from "../payouts/screens/renderAccountNumber.tsx";
import { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

export default defineScreens(withdrawAccountReviews, {
  texts: { shop: ({ shop }) => shop ?? "" },
  reasons: { reject: ["holder", "number", "unclear"] },
  firstTab: ["pending"],
  displays: {
    shop: ShopDisplay,
    number: renderAccountNumber(withdrawAccountReviews, "approve"),
  },
});
