/** Server functions of the domain, for other domains and the server. */

export { answerDispute } from "./dayDisputes/server/answerDispute.ts";
export { financeErrors } from "./errors.ts";
export { auditMoney } from "./ledger/server/audit.ts";
export { auditJob } from "./ledger/server/auditJob.ts";
export { invariants } from "./ledger/server/invariants/index.ts";
export { type Entry, type Posting, post, postAll } from "./ledger/server/post.ts";
export { closeStatements, issueStatements } from "./settlementLines/server/issueStatements.ts";
export { addRefundLine, addSettlementLine, isSettled } from "./settlementLines/server/lines.ts";
export { settle, settleAll } from "./settlementLines/server/settle.ts";
export { applyWithdraw } from "./withdrawals/server/applyWithdraw.ts";
export { bookWithdrawal } from "./withdrawals/server/bookWithdrawal.ts";
export { type ProofCheck, proofCheck } from "./withdrawals/server/payPassword.ts";
export { assertTransferable, sandboxPayouts } from "./withdrawals/server/sandboxMoney.ts";
