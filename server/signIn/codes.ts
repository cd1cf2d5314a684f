import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { emailCode, phoneCode } from "../../core/calls/signInFields.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { toNetwork } from "../../framework/server/session/throttle.ts";
import { lockKeys } from "../../framework/server/sql/lockKeys.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { sendMessage } from "../../resources/platform/server.ts";
import { domainError } from "../errors.ts";
import { createTooOftenError } from "../limits/createTooOftenError.ts";
import { messageTemplates, type Purpose } from "../messages/messageTemplates.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { type AuthContext, write } from "./authContext.ts";
import { spendCaptcha } from "./captcha.ts";
import { findCandidateByAddress } from "./loginCandidate.ts";
import { normalizeEmail, normalizePhone, parseInput } from "./parseInput.ts";

/** Seconds until another code can be requested. */
export const secondsBetweenCodes = 60;
const anHour = { target: 5, network: 20 };
const maxAttempts = 5;
/** Minutes for which a code is valid; the messages name them too. */
export const codeMinutes = 5;

export const createWrongCodeError = () => domainError("code.wrong", {}, { fields: ["code"] });

/**
 * Rejects too frequent requests, whether or not the address belongs to an account. The stored codes
 * are counted themselves, in the transaction that stores the next one, so that a request that is
 * rolled back does not count, and all processes count together.
 */
async function checkRate(
  tx: Tx,
  target: string,
  network: string,
  perHour: number | null = anHour.network,
): Promise<void> {
  await lockKeys(tx, [`code to ${target}`, `code from ${network}`]);
  const ages = await tx.readValue(sql<(number | null)[]>`
    with recent as (
      select target, ip, extract(epoch from now() - add_time)::float8 as age from codes where add_time > now() - interval '1 hour'
        and (target = ${target} or ip = ${network})
    ) select array[
      (select min(age) from recent where target = ${target}),
      (select age from recent where target = ${target} order by age offset ${anHour.target - 1} limit 1),
      (select age from recent where ip = ${network} order by age offset ${(perHour ?? 1) - 1} limit 1)]`);
  const [last, oldestOfTarget, oldestOfNetwork] = ages ?? [];
  const left = (seconds: number, age: number | null | undefined) =>
    age == null ? 0 : Math.ceil(seconds - age);
  const wait = Math.max(
    left(secondsBetweenCodes, last),
    left(3600, oldestOfTarget),
    perHour === null ? 0 : left(3600, oldestOfNetwork),
  );
  if (wait > 0) throw createTooOftenError("code.rateLimited", wait);
}

export interface NewCode {
  code: string;
  hash: string;
}
/** Creates a code. Its hash is slow to calculate, so it is created before its transaction. */
export async function createCode(): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return { code, hash: await hash(code) };
}

interface CodeRequest {
  target: string;
  purpose: Purpose;
  /** Network or shop API key from which the code is requested. */
  from: string;
  /** Maximum number of codes per hour from there; null is unlimited. */
  perHour?: number | null;
  /**
   * Whether the code is actually sent: one that is not is stored as used, so that it looks the same
   * but never works.
   */
  isDeliverable: boolean;
}
/**
 * Stores a new code.
 *
 * @throws {DomainError} `code.rateLimited` after too many codes.
 */
export async function storeCode(
  tx: Tx,
  { hash: codeHash }: NewCode,
  { target, purpose, from, perHour, isDeliverable }: CodeRequest,
): Promise<void> {
  await checkRate(tx, target, from, perHour);
  await tx.run(
    tx.db.insertInto("codes").values({
      target,
      purpose,
      hash: codeHash,
      ip: from,
      used: !isDeliverable,
      expires_at: sqlNowPlus(codeMinutes, "mins"),
    }),
  );
}

/**
 * Stores a code, and sends the appropriate message: the code, a notice that the address is taken,
 * or none. The response is the same in each case.
 */
async function send(
  auth: AuthContext,
  request: FastifyRequest,
  channel: "email" | "phone",
  target: string,
  purpose: Purpose,
): Promise<{ wait: number }> {
  const created = await createCode();
  const from = toNetwork(request.ip);
  const messages = messageTemplates[request.call.locale];
  await write(auth, async (tx) => {
    await tx.run(tx.db.deleteFrom("codes").where("add_time", "<", sqlNowPlus(-1, "days")));
    const held = await findCandidateByAddress(tx, channel, target);
    const isNewcomer = purpose === "register" || purpose === "bind";
    const isDeliverable = isNewcomer ? held === null : held !== null;
    await storeCode(tx, created, { target, purpose, from, isDeliverable });
    const context = { engine: auth.engine, tx };
    if (isDeliverable)
      await sendMessage(context, {
        channel,
        to: target,
        usefulMinutes: codeMinutes,
        ...messages.code(purpose, created.code),
      });
    else if (isNewcomer) await sendMessage(context, { channel, to: target, ...messages.taken() });
  });
  return { wait: secondsBetweenCodes };
}

export interface RightCode {
  /**
   * Spends the code in the transaction of what it authorizes, so that it stays valid if that is
   * rejected.
   */
  spend(tx: Tx): Promise<void>;
}
/**
 * Checks a received code. Only the latest one is valid, for five attempts and five minutes.
 *
 * @throws {DomainError} `code.wrong` when the code is wrong or expired.
 */
export async function checkCode(
  auth: Pick<AuthContext, "pool">,
  purpose: Purpose,
  target: string,
  code: string,
): Promise<RightCode> {
  const tried = await write(auth, (tx) =>
    tx.first(
      tx.db
        .updateTable("codes")
        .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
        .where("id", "=", ({ selectFrom }) =>
          selectFrom("codes")
            .select("id")
            .where("target", "=", target)
            .where("purpose", "=", purpose)
            .orderBy("id", "desc")
            .limit(1),
        )
        .where("used", "=", false)
        .where("expires_at", ">", sqlNow)
        .where("tries", "<", maxAttempts)
        .returning(["id", "hash"]),
    ),
  );
  const right = await verify(tried?.hash ?? (await dummyHash), code);
  if (!tried || !right) throw createWrongCodeError();
  await writePool(
    auth.pool,
    compiler
      .updateTable("codes")
      .set(({ eb }) => ({ tries: eb("tries", "-", 1) }))
      .where("id", "=", tried.id),
  );
  return {
    spend: async (tx) => {
      const spent = await tx.first(
        tx.db
          .updateTable("codes")
          .set({ used: true })
          .where("id", "=", tried.id)
          .where("used", "=", false)
          .where("expires_at", ">", sqlNow)
          .returning("id"),
      );
      if (!spent) throw createWrongCodeError();
    },
  };
}
/** Verified if there is no code, so that the response takes just as long. */
const dummyHash = hash("no code");

export function registerCodes(auth: AuthContext): void {
  registerAppCall(auth.app, "POST /common/sendCode", async (request) => {
    const input = parseInput(request, emailCode);
    await spendCaptcha(auth, input.cToken, input.captcha);
    return await send(auth, request, "email", normalizeEmail(input.email), input.sendType);
  });
  registerAppCall(auth.app, "POST /common/sendPhoneCode", async (request) => {
    const input = parseInput(request, phoneCode);
    await spendCaptcha(auth, input.cToken, input.captcha);
    return await send(auth, request, "phone", normalizePhone(input.phone), input.sendType);
  });
}
