import { applyRate } from "../../../core/money.ts";
import type { WithdrawKind } from "../withdrawAccounts/bankCodes.ts";

/** What the platform keeps of a withdrawal, and under which it lets shops ask for one. Amounts are cents, rates percent. */
export interface FeeRule {
  kind: WithdrawKind;
  allowed: boolean;
  rate: number;
  minFee: number;
}
/** A percentage, but not less than the least fee; of nothing, nothing. */
export const feeOf = (amount: number, { rate, minFee }: Pick<FeeRule, "rate" | "minFee">): number =>
  amount <= 0 ? 0 : Math.max(applyRate(amount, rate), minFee);
