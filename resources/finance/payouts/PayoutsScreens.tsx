import { defineScreens } from "../../../framework/admin/resources.tsx";
import { ledgerEntries } from "../ledgerEntries/ledgerEntries.ts";
import { amountLink } from "../withdrawals/amountLink.tsx";
import { numberDisplay } from "./numberDisplay.tsx";
import { payouts } from "./payouts.ts";

/** Opens on the payouts that wait for the platform. */
export default defineScreens(payouts, {
  firstTab: ["applying", "underReview", "awaitingPayout", "inProgress"],
  displays: { number: numberDisplay(payouts, "setDoing"), amount: amountLink(ledgerEntries) },
});
