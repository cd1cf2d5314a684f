import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Engine } from "../../framework/server/engine.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { bodyOf, isObject, queryOf } from "../../framework/server/http/app.ts";
import { notFound } from "../../framework/server/refusal.ts";
import { tooOften } from "../signIn/throttle.ts";
import { Buckets, usualPerMinute } from "./bucket.ts";
import { storeCalls, storePath } from "./calls.ts";
import { KeptAnswers } from "./keptAnswers.ts";
import { languageOf, localeOf } from "./languages.ts";
import { allowOrigins } from "./origins.ts";
import { sendAnswer } from "./sendAnswer.ts";
import type { Asking, StoreCall } from "./storeCall.ts";

export interface StoreOptions {
  /** Pages of which origins may read; all unless some are named. */
  origins?: readonly string[] | null;
  /** How often one network may ask in a minute; 0 is without end. */
  perMinute?: number;
}

/** The calls that a shop front makes: of everybody alike, without a token, in HTTP statuses, and never writing. */
export async function registerStore(app: FastifyInstance, engine: Engine, options: StoreOptions = {}): Promise<void> {
  const answers = new KeptAnswers();
  engine.onChange((change) => answers.heard(change));
  const buckets = new Buckets(options.perMinute ?? usualPerMinute);
  await app.register(
    async (store) => {
      store.addHook("onRoute", (route) => {
        route.config = { ...route.config, open: true, rest: true, anonymous: true };
      });
      allowOrigins(store, options.origins ?? null);
      store.addHook("onRequest", async (request, reply) => {
        request.call.locale = localeOf(languageOf(request));
        // Until there is an answer nothing is worth keeping on the way.
        reply.header("cache-control", "no-store");
        if (request.method === "OPTIONS") return;
        const wait = buckets.take(request.ip);
        if (wait === 0) return;
        reply.header("retry-after", wait);
        throw tooOften("store.tooOften", wait);
      });
      for (const call of storeCalls) addCall(store, engine, answers, call);
      store.route({
        method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
        url: "/*",
        handler: () => Promise.reject(notFound()),
      });
    },
    { prefix: `/api${storePath}` },
  );
}

function addCall(store: FastifyInstance, engine: Engine, answers: KeptAnswers, call: StoreCall): void {
  const url = call.path.replace(/\{(\w+)\}/g, ":$1");
  const kept = async (key: string, make: () => ReturnType<StoreCall["answer"]>) =>
    answers.of(key, async () => {
      const { data, rests } = await make();
      return { text: JSON.stringify(ok(data)), rests };
    });
  const askingOf = ({ headers }: FastifyRequest, given: Readonly<Record<string, unknown>>): Asking => {
    const language = languageOf({ query: given, headers });
    const locale = localeOf(language);
    return {
      pool: engine.database.pool,
      language,
      locale,
      say: (key) => engine.translate(locale, key),
      count: async (key, rests, counting) => {
        const made = async () => ({ text: String(await counting()), rests });
        return Number((await answers.of(`count ${key}`, made)).text);
      },
    };
  };
  if (call.method === "POST")
    store.post(url, async (request) => {
      const given = { ...givenBy(request), ...bodyOf(request) };
      return ok((await call.answer(askingOf(request, given), given)).data);
    });
  else
    store.get(url, async (request, reply) => {
      const given = givenBy(request);
      const asking = askingOf(request, given);
      const key = JSON.stringify([call.path, asking.language, asking.locale, Object.entries(given).sort()]);
      return sendAnswer(request, reply, await kept(key, () => call.answer(asking, given)));
    });
}
/** What the address says, in its steps and behind them. */
function givenBy(request: FastifyRequest): Record<string, unknown> {
  const steps = isObject(request.params) ? request.params : {};
  return { ...queryOf(request), ...steps };
}
