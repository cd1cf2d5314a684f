import type { FastifyInstance, FastifyRequest } from "fastify";
import type {
  Buyer,
  BuyerCall,
  StorefrontContext,
} from "../../core/server/storefront/buyerCall.ts";
import { toLocale } from "../../core/server/storefront/languages.ts";
import { inTransaction } from "../../core/server/transactionContext.ts";
import { notFound, notSignedIn, unauthenticated } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { maxPictureBytes } from "../../framework/server/files/inspectUpload.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { getBody, getQuery, isObject } from "../../framework/server/http/createApp.ts";
import { readUpload } from "../../framework/server/http/readUpload.ts";
import { createTooOftenError } from "../limits/createTooOftenError.ts";
import type { RateLimit } from "../limits/RateLimit.ts";
import { getClient } from "../signIn/authContext.ts";
import type { AccountCall } from "./accountCall.ts";
import type { BuyerSessions } from "./buyerSessions.ts";
import { detectLanguage } from "./detectLanguage.ts";
import {
  hashBody,
  isKeyKnown,
  readKey,
  storeWholeAnswer,
  withIdempotencyKey,
} from "./idempotency.ts";

const readToken = ({ headers }: FastifyRequest): string | null =>
  headers.authorization?.startsWith("Bearer ") ? headers.authorization.slice(7).trim() : null;

/** Returns the data of a stored response. */
function dataIn(text: string): unknown {
  const answer: unknown = JSON.parse(text);
  return isObject(answer) ? answer.data : null;
}

/**
 * Returns the buyer that is signed in at the storefront.
 *
 * @throws {DomainError} `session.required` when nobody is signed in.
 */
export async function requireBuyer(
  sessions: BuyerSessions,
  request: FastifyRequest,
): Promise<Buyer> {
  const token = readToken(request);
  const buyer = token === null ? null : await sessions.find(token);
  if (!buyer) throw token === null ? notSignedIn() : unauthenticated();
  return buyer;
}

/** Dependencies of buyer calls. */
export interface BuyerServices {
  sessions: BuyerSessions;
  isUnlimited: boolean;
  /** Limits the pictures that one buyer uploads per minute. */
  uploads: RateLimit;
}

/**
 * Registers a buyer call as a route: authenticates the buyer, and executes a command once per
 * idempotency key.
 */
export function addBuyerCall(
  store: FastifyInstance,
  engine: Engine,
  services: BuyerServices,
  call: BuyerCall | AccountCall,
): void {
  const { sessions, uploads } = services;
  const createContext = (request: FastifyRequest): StorefrontContext => {
    const language = detectLanguage(request);
    return {
      engine,
      pool: engine.database.pool,
      language,
      locale: toLocale(language),
      now: new Date(),
      ip: request.ip,
      onlyShop: request.apiKey?.shopId ?? null,
    };
  };
  store.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const steps = isObject(request.params) ? request.params : {};
      const body = call.method === "POST" && call.by !== "upload" ? getBody(request) : {};
      const bodyInput = { ...getQuery(request), ...body };
      const rawInput = { ...bodyInput, ...steps };
      const context = createContext(request);
      if (call.by === "anybody") {
        const candidate = {
          ...context,
          ...services,
          token: readToken(request),
          agent: getClient(request).agent,
        };
        return ok(await call.answer(candidate, rawInput));
      }
      const buyer = await requireBuyer(sessions, request);
      if (call.by === "upload") {
        const { files } = engine;
        if (!files) throw notFound();
        const wait = await uploads.take(String(buyer.id));
        if (wait > 0) throw createTooOftenError("storefront.rateLimited", wait);
        const upload = await readUpload(request, maxPictureBytes);
        return ok(await call.answer({ ...context, buyer, files, upload }, rawInput));
      }
      if (call.by === "buyer") return ok(await call.answer({ ...context, buyer }, rawInput));
      if (call.by === "account")
        return ok(
          await call.answer({ ...context, buyer, sessions, token: readToken(request) }, rawInput),
        );
      const key = readKey(request.headers["idempotency-key"]);
      const path = `${call.path} ${JSON.stringify(steps)}`;
      const { now, ip } = context;
      const who = { kind: "buyer", id: buyer.id, name: buyer.name } as const;
      const keyed = { buyerId: buyer.id, key, path, bodyHash: hashBody(bodyInput) };
      // A repeated call is answered from its key, and the key of a different request is rejected:
      // neither calls a provider.
      const isBefore = call.before && (call.needsBefore?.(rawInput) ?? true);
      if (isBefore && !(await isKeyKnown(engine.database.pool, keyed)))
        await call.before?.({ ...context, buyer }, rawInput);
      const done = await inTransaction(engine, { actor: who, now, ip }, (command) =>
        withIdempotencyKey(
          command,
          keyed,
          () => call.answer({ ...context, buyer, ctx: command }, rawInput),
          (answer) => !call.follow || (call.isWhole?.(answer) ?? false),
        ),
      );
      const { replayed } = done;
      const text =
        call.follow && !done.whole
          ? await storeWholeAnswer(
              context.pool,
              keyed,
              await call.follow({ ...context, buyer }, rawInput, dataIn(done.text)),
            )
          : done.text;
      if (replayed) reply.header("idempotent-replayed", "true");
      return reply.type("application/json; charset=utf-8").send(text);
    },
  });
}
