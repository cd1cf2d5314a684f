import { formatMoney } from "../../../framework/admin/display/format.ts";
import { shortenNumber } from "../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../balanceTransactions/screens/CauseLink.tsx";
import { ledgerEntries } from "./ledgerEntries.ts";
import { AuditButton } from "./screens/AuditButton.tsx";

/** What leaves an account has its sign: on a phone it is in the place of the income. */
const Expense: DisplayComponent<typeof ledgerEntries> = ({ record: { expense } }) =>
  expense ? formatMoney(0 - expense) : noValue;

const Income: DisplayComponent<typeof ledgerEntries> = ({ record: { income } }) =>
  income ? formatMoney(income) : noValue;

export default defineScreens(ledgerEntries, {
  tools: AuditButton,
  texts: { orderNo: ({ orderNo }) => `${shortenNumber(orderNo ?? "")}0000` },
  displays: { cause: CauseLink, income: Income, expense: Expense },
  sums: { expense: (cents) => formatMoney(-cents) },
});
