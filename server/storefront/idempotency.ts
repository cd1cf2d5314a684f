import { createHash } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import type { TransactionContext } from "../../core/server/transactionContext.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { unauthenticated } from "../../framework/server/domainError.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";

/** Identity of a request. */
export interface Request {
  buyerId: number;
  key: string;
  path: string;
  bodyHash: string;
}
export interface Answered {
  text: string;
  replayed: boolean;
  /** Whether the continuation has finished too. */
  whole: boolean;
}
const toOwner = (buyerId: number): string => `buyer ${buyerId}`;
/** Status of a command with a continuation whose work is done, but which has no response yet. */
const started = 202;

/**
 * Parses the idempotency key of a request.
 *
 * @throws {DomainError} `idempotency.keyRequired` when the request has no idempotency key.
 */
export function readKey(header: string | string[] | undefined): string {
  if (typeof header === "string" && /^[\x20-\x7e]{1,255}$/.test(header) && header.trim() !== "")
    return header;
  throw domainError("idempotency.keyRequired");
}
/** Sorts names, so that equal values serialize equally. */
const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ordered)
    : isObject(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, ordered(value[name])]),
        )
      : value;
export const hashBody = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(ordered(body)))
    .digest("base64url");

/**
 * Executes work once per idempotency key: the key, the response and the work are in one
 * transaction. A concurrent request waits at the key until the first one ends. Then it receives its
 * response, or executes the work itself if the first one was rejected.
 *
 * @throws {DomainError} `idempotency.keyReused` when the key belongs to another request.
 * @throws {DomainError} `session.required` when nobody is signed in.
 */
export async function withIdempotencyKey(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  request: Request,
  work: () => Promise<unknown>,
  isWhole: (answer: unknown) => boolean = () => true,
): Promise<Answered> {
  const { buyerId, key, path, bodyHash: hash } = request;
  const owner = toOwner(buyerId);
  // A buyer who was just frozen cannot claim a key.
  const claimed = await tx.first(sql`
    insert into idempotency_keys (owner, key, path, body_hash, add_time)
    select ${owner}, ${key}, ${path}, ${hash}, ${now.toISOString()} from buyers where id = ${buyerId} and status = 'normal'
    on conflict do nothing returning 1 as claimed`);
  if (!claimed) {
    const stored = await tx.first(sql<
      Pick<TableRow<"idempotency_keys">, "path" | "answer"> &
        Calculated<{ hash: TableRow<"idempotency_keys">["body_hash"]; status: number }>
    >`
      select path, body_hash as hash, status, answer from idempotency_keys where owner = ${owner} and key = ${key}`);
    if (stored?.answer == null) throw unauthenticated();
    if (stored.path !== path || stored.hash !== hash) throw domainError("idempotency.keyReused");
    return { text: stored.answer, replayed: true, whole: stored.status !== started };
  }
  const answer = await work();
  const text = JSON.stringify(ok(answer));
  const whole = isWhole(answer);
  const status = whole ? 200 : started;
  tx.atEnd(
    tx.db
      .updateTable("idempotency_keys")
      .set({ status, answer: text })
      .where("owner", "=", owner)
      .where("key", "=", key),
  );
  return { text, replayed: false, whole };
}
/** Returns whether a buyer has used a key before. */
export async function isKeyKnown(pool: pg.Pool, { buyerId, key }: Request): Promise<boolean> {
  const found = await queryPool(
    pool,
    compiler
      .selectFrom("idempotency_keys")
      .select("key")
      .where("owner", "=", toOwner(buyerId))
      .where("key", "=", key),
  );
  return found.length > 0;
}
/**
 * Stores the result of the continuation as the response; of two concurrent results the first is
 * stored.
 */
export async function storeWholeAnswer(
  pool: pg.Pool,
  { buyerId, key }: Request,
  data: unknown,
): Promise<string> {
  const text = JSON.stringify(ok(data));
  await writePool(
    pool,
    compiler
      .updateTable("idempotency_keys")
      .set({ status: 200, answer: text })
      .where("owner", "=", toOwner(buyerId))
      .where("key", "=", key)
      .where("status", "=", started),
  );
  return text;
}
