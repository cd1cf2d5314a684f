/** Server functions of the domain, for other domains and the server. */

export { storePayout } from "./balanceTransactions/commands/storePayout.ts";
export { financeErrors } from "./errors.ts";
export { type Entry, type Posting, post, postAll } from "./ledger/commands/postEntries.ts";
export {
  findPrepaid,
  type HeldPrepaid,
  lockPrepaid,
  type PrepaidOrder,
  type PrepaidTender,
  prepaidTenders,
  selectPrepaid,
} from "./ledger/commands/prepaidTenders.ts";
export { auditMoney } from "./ledger/queries/auditMoney.ts";
export { invariants } from "./ledger/queries/invariants/index.ts";
export { type PrepaidPart, readPrepaid } from "./ledger/queries/readPrepaid.ts";
export {
  addRefundLine,
  addSettlementLine,
  isSettled,
} from "./settlementLines/commands/addSettlementLines.ts";
export { type ProofCheck, proofCheck } from "./withdrawals/queries/checkPayPassword.ts";
export { assertTransferable, sandboxPayouts } from "./withdrawals/queries/readSandboxBalance.ts";
