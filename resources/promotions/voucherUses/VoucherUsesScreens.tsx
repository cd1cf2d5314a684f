import { formatMoney } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { formatVoucherText, Terms } from "../vouchers/screens/Terms.tsx";
import { UsedOrder } from "./screens/UsedOrder.tsx";
import { voucherUses } from "./voucherUses.ts";

/** What a voucher has taken off its order; nothing of a cancelled one. */
const Saved: DisplayComponent<typeof voucherUses> = ({ record: { saved } }) =>
  typeof saved === "number" ? <span className="number">{formatMoney(saved)}</span> : noValue;

export default defineScreens(voucherUses, {
  displays: { terms: Terms, orderNumber: UsedOrder, saved: Saved },
  texts: { terms: formatVoucherText },
  // The terms say them in words, below the name.
  omitted: ["valueType", "amount", "discount", "minAmount"],
});
