import { formatMoney } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { formatVoucherText, Terms } from "../vouchers/screens/Terms.tsx";
import { UsedOrder } from "./screens/UsedOrder.tsx";
import { voucherUses } from "./voucherUses.ts";

/** What a voucher has taken off its order; nothing of a cancelled one. */
const Saved: DisplayComponent<typeof voucherUses> = ({ record: { saved } }) =>
  typeof saved === "number" ? <span className="number">{formatMoney(saved)}</span> : noValue;

/** The terms say it in words, below the name. */
const inTerms = () => "";

export default defineScreens(voucherUses, {
  displays: {
    terms: Terms,
    orderNumber: UsedOrder,
    saved: Saved,
    valueType: inTerms,
    amount: inTerms,
    discount: inTerms,
    minAmount: inTerms,
  },
  texts: {
    terms: formatVoucherText,
    valueType: inTerms,
    amount: inTerms,
    discount: inTerms,
    minAmount: inTerms,
  },
});
