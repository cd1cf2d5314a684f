import { createHash } from "node:crypto";
import type { TransactionContext } from "./transactionContext.ts";

/** A command that its client may send twice. */
interface KeyedCommand {
  /** Whose key it is: keys of different owners never meet. */
  owner: string;
  key: string;
  path: string;
  /** The input; the same key with another input is another command. */
  input: unknown;
}
/**
 * Runs a command once per key, in its transaction: sent again, it returns the stored answer and
 * changes nothing. A concurrent one waits for the first; `onReuse` creates the error for a key that
 * belongs to another input.
 *
 * @example
 * ```ts
 * const paySupplier = (ctx: TransactionContext, key: string, amount: number) =>
 *   withCommandKey(
 *     ctx,
 *     { owner: "shop 7", key, path: "suppliers/pay", input: { amount } },
 *     () => new Error("the key belongs to another payment"),
 *     async () => ({ paid: amount }),
 *   );
 * ```
 */
export async function withCommandKey<T>(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  { owner, key, path, input }: KeyedCommand,
  onReuse: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("base64url");
  const claimed = await tx.first(
    tx.db
      .insertInto("idempotency_keys")
      .values({ owner, key, path, body_hash: hash, add_time: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key"),
  );
  const own = tx.db
    .selectFrom("idempotency_keys")
    .where("owner", "=", owner)
    .where("key", "=", key);
  if (!claimed) {
    const stored = await tx.first(own.select(["path", "body_hash as hash", "answer"]));
    if (stored?.path !== path || stored.hash !== hash || stored.answer === null) throw onReuse();
    return JSON.parse(stored.answer);
  }
  const answer = await work();
  await tx.run(
    tx.db
      .updateTable("idempotency_keys")
      .set({ status: 200, answer: JSON.stringify(answer) })
      .where("owner", "=", owner)
      .where("key", "=", key),
  );
  return answer;
}
