import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatMoney } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { toCents } from "../../schema/money.ts";

/** Shows the values of `money`. */
const moneyDisplay: KindDisplay = {
  render: asNumber(formatMoney),
  // An amount that cannot be zero is none when it is empty.
  whenEmpty: ({ options: { min = 0 } }) => (min > 0 ? undefined : 0),
  column: { whole: true, initial: 100 },
  estimate: ({ value }) => formatMoney(Number(value)),
  formatFilter: (amount) =>
    Number.isFinite(Number(amount)) ? formatMoney(toCents(Number(amount))) : amount,
};

export default moneyDisplay;
