/** What only tests and the demo call directly; production code does not import it. */

export { answerDispute } from "./dayDisputes/commands/answerDispute.ts";
export { closeStatements, issueStatements } from "./settlementLines/commands/issueStatements.ts";
export { settleAll } from "./settlementLines/commands/settleShops.ts";
export { applyWithdraw } from "./withdrawals/commands/applyWithdraw.ts";
export { bookWithdrawal } from "./withdrawals/commands/bookWithdrawal.ts";
