import { defineScreens } from "../../../framework/admin/resources.tsx";
import { ledgerEntries } from "../ledgerEntries/ledgerEntries.ts";
import { renderAmountLink } from "../withdrawals/screens/renderAmountLink.tsx";
import { payouts } from "./payouts.ts";
import { PayoutFacts } from "./screens/PayoutFacts.tsx";
import { PayoutSum } from "./screens/PayoutSum.tsx";
import { renderAccountNumber } from "./screens/renderAccountNumber.tsx";

/** Opens on the payouts that wait for the platform. */
export default defineScreens(payouts, {
  reasons: { reject: ["holder", "details", "disputes"] },
  firstTab: ["toDo", "underReview", "inProgress"],
  displays: {
    number: renderAccountNumber(payouts, "setDoing"),
    amount: renderAmountLink(ledgerEntries),
  },
  facts: PayoutFacts,
  sections: { sum: { shown: PayoutSum } },
});
