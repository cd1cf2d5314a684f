import { isStored, type PayMethod } from "../../../core/payMethods.ts";
import { formatMoney } from "../../../framework/schema/index.ts";
import { splitRefund } from "./splitRefund.ts";
import type { OrderTender, Tender } from "./tenderFields.ts";

/**
 * Formats tenders as a list of methods with their amounts; a single one is its method alone.
 *
 * @example
 * ```ts
 * const parts = [{ method: "card", amount: 500 }, { method: "balance", amount: 1_000 }] as const;
 * formatTenders(parts, (method) => payMethodNames.en[method], "en");
 * // Card (A$5.00) and Balance (A$10.00)
 * ```
 */
export function formatTenders(
  tenders: readonly Tender[],
  nameMethod: (method: PayMethod) => string,
  locale: string,
): string {
  const [first, ...others] = tenders;
  if (first && others.length === 0) return nameMethod(first.method);
  return new Intl.ListFormat(locale).format(
    tenders.map(({ method, amount }) => `${nameMethod(method)} (${formatMoney(amount)})`),
  );
}

/** How an order was paid: by one method, or by tenders. */
interface PaidOrder {
  tenders?: readonly OrderTender[];
  payMethod?: PayMethod | null;
}
/** Returns the methods by which an order was paid; null where it is unpaid. */
export function formatMethods(
  { tenders = [], payMethod }: PaidOrder,
  nameMethod: (method: PayMethod) => string,
  locale: string,
): string | null {
  if (tenders.length === 0) return payMethod ? nameMethod(payMethod) : null;
  return new Intl.ListFormat(locale).format(tenders.map(({ method }) => nameMethod(method)));
}
/** Returns where an amount of an order is sent back: its method, or several with their amounts. */
export const formatSentTo = (
  { tenders = [], payMethod }: PaidOrder,
  amount: number,
  nameMethod: (method: PayMethod) => string,
  locale: string,
): string =>
  tenders.length > 0 && amount > 0
    ? formatTenders(splitRefund(tenders, amount), nameMethod, locale)
    : nameMethod(payMethod ?? "balance");
/** Whether no provider sends back an amount of an order, so that the buyer has it at once. */
export const isBackAtOnce = ({ tenders = [], payMethod }: PaidOrder, amount: number): boolean =>
  tenders.length > 0
    ? splitRefund(tenders, amount).every(({ method }) => isStored(method))
    : isStored(payMethod ?? "balance");
