/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { balanceTransactions } from "./balanceTransactions/balanceTransactions.ts";
export { dayDisputes } from "./dayDisputes/dayDisputes.ts";
export { ledgerEntries } from "./ledgerEntries/ledgerEntries.ts";
export { monthDisputes } from "./monthDisputes/monthDisputes.ts";
export { payouts } from "./payouts/payouts.ts";
export { settlementDays } from "./settlementDays/settlementDays.ts";
export { settlementLines } from "./settlementLines/settlementLines.ts";
export { settlementMonths } from "./settlementMonths/settlementMonths.ts";
export { shopTerms } from "./shopTerms/shopTerms.ts";
export { withdrawAccountReviews } from "./withdrawAccountReviews/withdrawAccountReviews.ts";
export type { WithdrawKind } from "./withdrawAccounts/bankCodes.ts";
export { maskNumber } from "./withdrawAccounts/maskNumber.ts";
export { accountStates, withdrawAccounts } from "./withdrawAccounts/withdrawAccounts.ts";
export { withdrawals } from "./withdrawals/withdrawals.ts";
export { calculateFee } from "./withdrawals/withdrawFee.ts";
export { openStates, type WithdrawState, withdrawStates } from "./withdrawals/withdrawFields.ts";
