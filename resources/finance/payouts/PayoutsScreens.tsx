import { defineScreens } from "../../../framework/admin/resources.tsx";
import { ledgerEntries } from "../ledgerEntries/ledgerEntries.ts";
import { amountLink } from "../withdrawals/amountLink.tsx";
import { numberDisplay } from "./numberDisplay.tsx";
import { payouts } from "./payouts.ts";

/** What waits for the platform is what one comes for. */
export default defineScreens(payouts, {
  firstTab: ["applying", "underReview", "awaitingPayout", "inProgress"],
  displays: { number: numberDisplay(payouts, "setDoing"), amount: amountLink(ledgerEntries) },
});
