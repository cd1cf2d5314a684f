import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of the ledger, withdrawals and payout accounts. */
export const financeErrors = defineErrors({
  "providerRefund.sandboxPayment": {
    type: "rejected",
    message: "resources.moneyBacks.errors.sandboxPayment",
  },
  "ledger.insufficientFunds": {
    type: "rejected",
    message: "resources.ledgerEntries.errors.insufficientFunds",
  },
  "withdrawAccount.inUse": { type: "rejected", message: "resources.withdrawAccounts.errors.inUse" },
  "withdrawal.held": {
    type: "rejected",
    params: { until: "text" },
    message: "resources.withdrawals.errors.held",
  },
  "withdrawal.blocked": {
    type: "rejected",
    params: { reason: "text" },
    message: "resources.withdrawals.errors.blocked",
  },
  "payout.blocked": {
    type: "rejected",
    params: { shop: "text", reason: "text" },
    message: "resources.payouts.errors.blocked",
  },
  "withdrawal.disabled": { type: "rejected", message: "resources.withdrawals.errors.disabled" },
  "withdrawal.kindDisabled": {
    type: "rejected",
    message: "resources.withdrawals.errors.kindDisabled",
  },
  "withdrawal.alreadyOpen": {
    type: "rejected",
    params: { number: "text" },
    message: "resources.withdrawals.errors.alreadyOpen",
  },
  "withdrawal.accountNotApproved": {
    type: "rejected",
    message: "resources.withdrawals.errors.accountNotApproved",
  },
  "withdrawal.amountBelowMin": {
    type: "rejected",
    params: { min: "money" },
    message: "resources.withdrawals.errors.amountBelowMin",
  },
  "withdrawal.amountExceedsMax": {
    type: "rejected",
    params: { max: "money" },
    message: "resources.withdrawals.errors.amountExceedsMax",
  },
  "withdrawal.amountBelowFee": {
    type: "rejected",
    params: { fee: "money" },
    message: "resources.withdrawals.errors.amountBelowFee",
  },
  "withdrawal.dailyLimitReached": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.withdrawals.errors.dailyLimitReached",
  },
  "withdrawal.amountExceedsBalance": {
    type: "rejected",
    params: { balance: "money" },
    message: "resources.withdrawals.errors.amountExceedsBalance",
  },
  "withdrawal.amountIncludesSandbox": {
    type: "rejected",
    params: { amount: "money" },
    message: "resources.withdrawals.errors.amountIncludesSandbox",
  },
  "payPassword.missing": {
    type: "rejected",
    message: "resources.withdrawals.errors.payPasswordMissing",
  },
  "payPassword.wrong": {
    type: "rejected",
    message: "resources.withdrawals.errors.payPasswordWrong",
  },
});
export const domainError = createDomainError(financeErrors);
