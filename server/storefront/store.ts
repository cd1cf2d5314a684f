import type { FastifyInstance, FastifyRequest } from "fastify";
import { toLocale } from "../../core/server/storefront/languages.ts";
import type { StoreCall, StorefrontContext } from "../../core/server/storefront/storeCall.ts";
import { runDetached } from "../../framework/server/database/requestLoad.ts";
import { notFound } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { getBody, getQuery, isObject } from "../../framework/server/http/createApp.ts";
import { toNetwork } from "../../framework/server/session/throttle.ts";
import { createTooOftenError } from "../limits/createTooOftenError.ts";
import { RateLimit } from "../limits/RateLimit.ts";
import { defaultKeyPerMinute, defaultPerMinute } from "../limits/storefrontLimits.ts";
import type { AppServices } from "../services.ts";
import { addBuyerCall } from "./addBuyerCall.ts";
import { addOwnFiles } from "./addOwnFiles.ts";
import { type ApiKey, checkOrigin } from "./apiKeys.ts";
import { buyerCalls, storeCalls, storePath } from "./calls.ts";
import { detectLanguage } from "./detectLanguage.ts";
import { OpenCounts } from "./openCounts.ts";
import { allowOrigins } from "./origins.ts";
import { ResponseCache } from "./responseCache.ts";
import { sendAnswer } from "./sendAnswer.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** API key of a shop's own storefront. */
    apiKey: ApiKey | null;
  }
}
export interface StoreOptions {
  /** Origins that may read responses; all unless some are listed. */
  origins?: readonly string[] | null;
  /** Calls per minute of one network; 0 is unlimited. */
  perMinute?: number;
  /** Calls per minute of all clients with one shop's key; 0 is unlimited. */
  keyPerMinute?: number;
}
/** Pictures that one buyer may upload per minute. */
const uploadsPerMinute = 20;

export interface StoreFront {
  /** Listens for invalidated buyers and keys; returns a function that stops it. */
  start(): Promise<() => Promise<void>>;
}

/**
 * Registers the storefront API, with HTTP statuses: public calls, and calls of a buyer with a
 * token.
 */
export async function registerStore(
  app: FastifyInstance,
  engine: Engine,
  { buyerSessions: sessions, apiKeys: keys }: Pick<AppServices, "buyerSessions" | "apiKeys">,
  options: StoreOptions = {},
): Promise<StoreFront> {
  const uploads = new RateLimit(uploadsPerMinute);
  const keyRate = new RateLimit(options.keyPerMinute ?? defaultKeyPerMinute);
  const answers = new ResponseCache();
  const opens = new OpenCounts(engine.database.pool);
  engine.onChange((change) => answers.publishChanges(change));
  const networkRate = new RateLimit(options.perMinute ?? defaultPerMinute);
  await app.register(
    async (store) => {
      store.addHook("onRoute", (route) => {
        route.config = { ...route.config, open: true, rest: true, anonymous: true };
      });
      store.decorateRequest("apiKey", null);
      allowOrigins(store, options.origins ?? null);
      store.addHook("onRequest", async (request, reply) => {
        request.call.locale = toLocale(detectLanguage(request));
        // Until there is a response, no cache may store it.
        reply.header("cache-control", "no-store");
        if (request.method === "OPTIONS") return;
        const takeOrReject = async (rate: RateLimit, key: string): Promise<void> => {
          const wait = await rate.take(key);
          if (wait === 0) return;
          reply.header("retry-after", wait);
          throw createTooOftenError("storefront.rateLimited", wait);
        };
        const shown = request.headers["x-api-key"];
        if (shown === undefined) return takeOrReject(networkRate, toNetwork(request.ip));
        const secret = String(shown).slice(0, 200);
        const cached = keys.getCached(secret);
        // A client that tries keys is counted by its network.
        if (!cached) await takeOrReject(networkRate, toNetwork(request.ip));
        const key = cached ?? (await keys.find(secret));
        await takeOrReject(keyRate, `key ${key.id}`);
        checkOrigin(key, request.headers.origin);
        request.apiKey = key;
      });
      for (const call of storeCalls) addCall(store, engine, { answers, opens }, call);
      for (const call of buyerCalls)
        addBuyerCall(
          store,
          engine,
          { sessions, uploads, isUnlimited: options.perMinute === 0 },
          call,
        );
      addOwnFiles(store, engine, sessions);
      store.route({
        method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
        url: "/*",
        handler: () => Promise.reject(notFound()),
      });
    },
    { prefix: `/api${storePath}` },
  );
  return {
    start: async () => {
      const stops = [await sessions.start(), await keys.start(), opens.start()];
      return async () => {
        for (const stop of stops) await stop();
      };
    },
  };
}

function addCall(
  store: FastifyInstance,
  engine: Engine,
  { answers, opens }: { answers: ResponseCache; opens: OpenCounts },
  call: StoreCall,
): void {
  const url = call.path.replace(/\{(\w+)\}/g, ":$1");
  const answerFromCache = async (key: string, make: () => ReturnType<StoreCall["answer"]>) =>
    answers.of(key, () =>
      // Concurrent requests for the same response share this one.
      runDetached(async () => {
        const { data, dependencies } = await make();
        return { text: JSON.stringify(ok(data)), dependencies };
      }),
    );
  const createContext = (
    { headers, apiKey }: FastifyRequest,
    rawInput: Readonly<Record<string, unknown>>,
  ): StorefrontContext => {
    const language = detectLanguage({ query: rawInput, headers });
    const locale = toLocale(language);
    return {
      pool: engine.database.pool,
      language,
      locale,
      onlyShop: apiKey?.shopId ?? null,
      t: (key, params) => engine.translate(locale, key, params),
      count: async (key, dependencies, counting) => {
        const createCount = () =>
          runDetached(async () => ({ text: String(await counting()), dependencies }));
        return Number((await answers.of(`count ${key}`, createCount)).text);
      },
    };
  };
  if (call.method === "POST")
    store.post(url, async (request) => {
      const rawInput = { ...readInput(request), ...getBody(request) };
      return ok((await call.answer(createContext(request, rawInput), rawInput)).data);
    });
  else
    store.get(url, async (request, reply) => {
      const rawInput = readInput(request);
      const context = createContext(request, rawInput);
      const key = JSON.stringify([
        call.path,
        context.language,
        context.locale,
        context.onlyShop,
        Object.entries(rawInput).sort(([left], [right]) => (left < right ? -1 : 1)),
      ]);
      const answer = await answerFromCache(key, () => call.answer(context, rawInput));
      const opened = call.opens?.(rawInput) ?? null;
      if (opened !== null) opens.count(opened);
      return sendAnswer(request, reply, answer);
    });
}
/** Returns the path and query parameters of a request. */
function readInput(request: FastifyRequest): Record<string, unknown> {
  const steps = isObject(request.params) ? request.params : {};
  return { ...getQuery(request), ...steps };
}
