import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { useMessages } from "../refund.ts";
import type { Calculated } from "./draft.ts";

/** Returns a function that says what is wrong with a typed amount; null if nothing is. */
export function useAmountProblem() {
  const t = useMessages();
  return ({ cents, max, isAbove }: Calculated["freight"]): string | null =>
    isAbove
      ? t("issue.above", { amount: formatMoney(max) })
      : cents === null
        ? t("issue.wrong")
        : null;
}
