import type { AppContext } from "../../framework/server/defineRules.ts";
import { type TransactionContext, toTransactionContext } from "./transactionContext.ts";

type RuleContext = Pick<AppContext, "engine" | "tx" | "actor" | "ip">;
type Command<T> = (ctx: TransactionContext) => Promise<T>;

/**
 * Runs a command for a rule, beyond the rights of the member: it may write tables that members only
 * read, and rows outside of their shop. The rule has checked what the member may do.
 */
export const runCommand = <T>(context: RuleContext, command: Command<T>): Promise<T> =>
  context.tx.asSystem(() => command(toTransactionContext(context)));

/**
 * Runs a command as the rule of an action, which stores nothing else.
 *
 * @example
 * ```ts
 * export default defineRules(suppliers, {
 *   actions: {
 *     resume: {
 *       manual: true,
 *       run: (context) =>
 *         runActionCommand(context, (ctx) =>
 *           updateRows(ctx, "suppliers", context.record.id, { status: "active" }),
 *         ),
 *     },
 *   },
 * });
 * ```
 */
export async function runActionCommand(
  context: RuleContext,
  command: Command<unknown>,
): Promise<undefined> {
  await runCommand(context, command);
}
