import type { TypedAmount } from "../../../../../core/typedAmount.ts";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { useMessages } from "../refund.ts";

/** Returns a function that says what is wrong with a typed amount; null if nothing is. */
export function useAmountProblem() {
  const t = useMessages();
  return ({ cents, max, isAbove }: TypedAmount): string | null =>
    isAbove
      ? t("issue.above", { amount: formatMoney(max) })
      : cents === null
        ? t("issue.wrong")
        : null;
}
