import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderAccountNumber } from "../payouts/screens/renderAccountNumber.tsx";
import { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

export default defineScreens(withdrawAccountReviews, {
  firstTab: ["pending"],
  displays: { number: renderAccountNumber(withdrawAccountReviews, "approve") },
});
