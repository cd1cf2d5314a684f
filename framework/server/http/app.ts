import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import qs from "qs";
import type { Actor, Locale, Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { Refusal, unauthenticated } from "../refusal.ts";
import { answerError } from "./answer.ts";

declare module "fastify" {
  interface FastifyRequest {
    call: CallInfo;
  }
  interface FastifyContextConfig {
    resource?: Resource;
    rest?: boolean;
    /** A route below `/api` that needs no token. */
    open?: boolean;
  }
}
/** What is known of a call before its body is read. */
interface CallInfo {
  locale: Locale;
  resource: Resource | undefined;
  rest: boolean;
  actor: Actor | null;
  /** The bearer token as sent. */
  token: string | null;
}

export interface AppOptions {
  engine: Engine;
  /** Who holds a token; null where it is unknown, ended or idle too long. */
  authenticate(token: string, request: FastifyRequest): Promise<Actor | null>;
  localeOf(headers: FastifyRequest["headers"]): Locale;
  logger?: FastifyServerOptions["logger"];
  trustProxy?: boolean;
}
/** Largest body of a call that is no upload. */
const bodyLimit = 1024 * 1024;

function parseForm(body: string): Record<string, unknown> {
  const parsed = qs.parse(body, {
    depth: 6,
    arrayLimit: 1000,
    parameterLimit: 20_000,
    allowDots: false,
    strictDepth: true,
    throwOnLimitExceeded: true,
  });
  return parsed as Record<string, unknown>;
}

/** The server without any route: bodies, tokens, languages, and how whatever is thrown is answered. */
export function createApp({
  engine,
  authenticate,
  localeOf,
  logger = false,
  trustProxy = false,
}: AppOptions): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseForm },
    forceCloseConnections: "idle",
    requestIdHeader: "x-request-id",
  });
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, {});
    // A key of this name would change what an object is, not what it holds.
    if (/"__proto__"\s*:/.test(body as string))
      return done(new Refusal(400, "malformed", { key: "validation.invalidJson" }));
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Refusal(400, "malformed", { key: "validation.invalidJson" }));
    }
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parseForm(body as string));
    } catch {
      done(new Refusal(400, "malformed", { key: "validation.malformedBody" }));
    }
  });
  app.decorateRequest("call");
  app.addHook("onRequest", async (request) => {
    const config: FastifyContextConfig = request.routeOptions.config ?? {};
    const header = request.headers.authorization;
    const token = header?.startsWith("Bearer ") ? header.slice(7).trim() : null;
    request.call = {
      locale: localeOf(request.headers),
      resource: config.resource,
      rest: config.rest === true,
      actor: null,
      token,
    };
    if (token) request.call.actor = await authenticate(token, request);
    const guarded = request.url.startsWith("/api/") && config.open !== true && !request.is404;
    if (guarded && !request.call.actor) throw unauthenticated();
  });
  app.setErrorHandler((error, request, reply) => answerError(engine, request, reply, error));
  return app;
}

/** Who asks, of a guarded route. */
export function callerOf(request: FastifyRequest): Caller {
  const { actor, locale } = request.call;
  if (!actor) throw unauthenticated();
  return { actor, locale, ip: request.ip, requestId: String(request.id) };
}
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The body of a call, which has to be an object of named fields. */
export function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw new Refusal(400, "malformed", { key: "validation.malformedBody" });
  return body;
}
export const queryOf = (request: FastifyRequest): Record<string, unknown> =>
  isObject(request.query) ? request.query : {};
