import { applyRate } from "../../../core/money.ts";
import type { WithdrawKind } from "../withdrawAccounts/bankCodes.ts";

/** The platform's fee and limits for withdrawals. Amounts are cents, rates percent. */
export interface FeeRule {
  kind: WithdrawKind;
  allowed: boolean;
  rate: number;
  minFee: number;
}
/**
 * Calculates the fee in cents: a percentage, at least the minimum fee; zero for an amount of zero.
 */
export const calculateFee = (
  amount: number,
  { rate, minFee }: Pick<FeeRule, "rate" | "minFee">,
): number => (amount <= 0 ? 0 : Math.max(applyRate(amount, rate), minFee));
