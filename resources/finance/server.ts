/** Server functions of the domain, for other domains and the server. */

export { answerDispute } from "./dayDisputes/commands/answerDispute.ts";
export { financeErrors } from "./errors.ts";
export { auditJob } from "./ledger/commands/auditJob.ts";
export { type Entry, type Posting, post, postAll } from "./ledger/commands/postEntries.ts";
export { auditMoney } from "./ledger/queries/auditMoney.ts";
export { invariants } from "./ledger/queries/invariants/index.ts";
export {
  addRefundLine,
  addSettlementLine,
  isSettled,
} from "./settlementLines/commands/addSettlementLines.ts";
export { closeStatements, issueStatements } from "./settlementLines/commands/issueStatements.ts";
export { settle, settleAll } from "./settlementLines/commands/settleShops.ts";
export { applyWithdraw } from "./withdrawals/commands/applyWithdraw.ts";
export { bookWithdrawal } from "./withdrawals/commands/bookWithdrawal.ts";
export { type ProofCheck, proofCheck } from "./withdrawals/queries/checkPayPassword.ts";
export { assertTransferable, sandboxPayouts } from "./withdrawals/queries/readSandboxBalance.ts";
