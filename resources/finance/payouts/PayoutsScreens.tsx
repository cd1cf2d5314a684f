import { ShopLink } from "../../../core/shops/ShopLink.tsx";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { ledgerEntries } from "../ledgerEntries/ledgerEntries.ts";
import { renderAmountLink } from "../withdrawals/screens/renderAmountLink.tsx";
import { payouts } from "./payouts.ts";
import { PayoutFacts } from "./screens/PayoutFacts.tsx";
import { PayoutShop } from "./screens/PayoutShop.tsx";
import { PayoutSum } from "./screens/PayoutSum.tsx";
import { renderAccountNumber } from "./screens/renderAccountNumber.tsx";
import { UnblockButton } from "./screens/UnblockButton.tsx";

const ShopName: DisplayComponent<typeof payouts> = ({ record: { shopName, sellerId } }) =>
  shopName ? <ShopLink id={sellerId ?? null}>{shopName}</ShopLink> : noValue;
/** What sends money, or leads to it. */
const paying: readonly string[] = ["approve", "setDoing"];

/** Opens on the payouts that wait for the platform. */
export default defineScreens(payouts, {
  reasons: {
    reject: ["holder", "details", "disputes"],
    setPayFailed: ["details"],
    giveUp: ["details", "holder"],
  },
  firstTab: ["toDo", "underReview", "inProgress"],
  disabledReason: ({ blockReason }, action) =>
    blockReason && paying.includes(action) ? "resources.payouts.screen.blocked" : null,
  stateAction: UnblockButton,
  displays: {
    shopName: ShopName,
    number: renderAccountNumber(payouts, "setDoing"),
    amount: renderAmountLink(ledgerEntries),
  },
  // The channel of `kind`, which clients send.
  omitted: ["method"],
  facts: PayoutFacts,
  sections: { sum: { shown: PayoutSum }, shop: { shown: PayoutShop } },
});
