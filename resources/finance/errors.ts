import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of the ledger, withdrawals and payout accounts. */
export const financeErrors = defineErrors({
  "providerRefund.sandboxPayment": {
    status: 422,
    message: "resources.moneyBacks.errors.sandboxPayment",
  },
  "ledger.insufficientFunds": {
    status: 422,
    message: "resources.ledgerEntries.errors.insufficientFunds",
  },
  "withdrawAccount.inUse": { status: 422, message: "resources.withdrawAccounts.errors.inUse" },
  "withdrawal.held": {
    status: 422,
    params: { until: "text" },
    message: "resources.withdrawals.errors.held",
  },
  "withdrawal.blocked": {
    status: 422,
    params: { reason: "text" },
    message: "resources.withdrawals.errors.blocked",
  },
  "withdrawal.disabled": { status: 422, message: "resources.withdrawals.errors.disabled" },
  "withdrawal.kindDisabled": { status: 422, message: "resources.withdrawals.errors.kindDisabled" },
  "withdrawal.alreadyOpen": {
    status: 422,
    params: { number: "text" },
    message: "resources.withdrawals.errors.alreadyOpen",
  },
  "withdrawal.accountNotApproved": {
    status: 422,
    message: "resources.withdrawals.errors.accountNotApproved",
  },
  "withdrawal.amountBelowMin": {
    status: 422,
    params: { min: "money" },
    message: "resources.withdrawals.errors.amountBelowMin",
  },
  "withdrawal.amountExceedsMax": {
    status: 422,
    params: { max: "money" },
    message: "resources.withdrawals.errors.amountExceedsMax",
  },
  "withdrawal.amountBelowFee": {
    status: 422,
    params: { fee: "money" },
    message: "resources.withdrawals.errors.amountBelowFee",
  },
  "withdrawal.dailyLimitReached": {
    status: 422,
    params: { smart_count: "count" },
    message: "resources.withdrawals.errors.dailyLimitReached",
  },
  "withdrawal.amountExceedsBalance": {
    status: 422,
    params: { balance: "money" },
    message: "resources.withdrawals.errors.amountExceedsBalance",
  },
  "withdrawal.amountIncludesSandbox": {
    status: 422,
    params: { amount: "money" },
    message: "resources.withdrawals.errors.amountIncludesSandbox",
  },
  "payPassword.missing": {
    status: 422,
    message: "resources.withdrawals.errors.payPasswordMissing",
  },
  "payPassword.wrong": { status: 422, message: "resources.withdrawals.errors.payPasswordWrong" },
});
export const domainError = createDomainError(financeErrors);
