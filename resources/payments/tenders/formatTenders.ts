import type { PayMethod } from "../../../core/payMethods.ts";
import { formatMoney } from "../../../framework/schema/index.ts";
import type { Tender } from "./tenders.ts";

/**
 * Formats tenders as a list of methods with their amounts; a single one is its method alone.
 *
 * @example
 * ```ts
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
