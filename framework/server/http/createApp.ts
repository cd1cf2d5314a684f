import { randomUUID } from "node:crypto";
import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import type { Actor, Locale, Resource } from "../../schema/index.ts";
import { defaultTimeouts, type StatementTimeouts } from "../database/requestLoad.ts";
import {
  domainError,
  invalidInput,
  notFound,
  notSignedIn,
  unauthenticated,
} from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { answerError } from "./answerError.ts";
import { endSlowBodies } from "./endSlowBodies.ts";
import { OutageLog } from "./findOverload.ts";
import { followLoad } from "./followLoad.ts";
import { createMissingCall } from "./missingCall.ts";
import { parseForm, parseJson } from "./parseBody.ts";
import { sendSecurityHeaders } from "./securityHeaders.ts";

declare module "fastify" {
  interface FastifyRequest {
    call: CallInfo;
  }
  interface FastifyContextConfig {
    resource?: Resource;
    rest?: boolean;
    /** A route below `/api` that needs no token. */
    open?: boolean;
    /** An open route that reads the session cookie of a browser; guarded routes always do. */
    session?: boolean;
    /** A route that also accepts the token as the parameter `token`. */
    queryToken?: boolean;
    /** A route with the same answer for every caller, which ignores the token. */
    anonymous?: boolean;
  }
}
/** Information about a call before its body is read. */
interface CallInfo {
  locale: Locale;
  resource: Resource | undefined;
  rest: boolean;
  actor: Actor | null;
  /** Session token: the bearer token as sent, or else that of the session cookie. */
  token: string | null;
  fromCookie: boolean;
}

export interface AppOptions {
  engine: Engine;
  /** Returns the actor of a token; null when it is unknown, ended or idle too long. */
  authenticate(token: string, request: FastifyRequest): Promise<Actor | null>;
  /**
   * Returns the token of a request's session cookie.
   * @throws when another site may have made the call
   */
  readSessionCookie?(request: FastifyRequest): string | null;
  detectLocale(headers: FastifyRequest["headers"]): Locale;
  logger?: FastifyServerOptions["logger"];
  /** Proxies whose forwarded headers are trusted: none, a number of hops, or some networks. */
  trustProxy?: boolean | number | string[];
  /** Maximum duration of one statement of a call. */
  timeouts?: StatementTimeouts;
}
/** Maximum body size of a call that is not an upload, in bytes. */
const bodyLimit = 1024 * 1024;

/** The router cannot return an error: the first hook reports a query that it could not parse. */
const unreadableQuery: Record<string, unknown> = Object.freeze(Object.create(null));
function readQuery(text: string): Record<string, unknown> {
  try {
    return parseForm(text);
  } catch {
    return unreadableQuery;
  }
}
/** Reuses a proxy's request id, if it is valid. */
const requestId = ({ headers }: { headers: FastifyRequest["headers"] }): string => {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};
const parsed =
  (parse: (text: string) => unknown) =>
  (
    _request: FastifyRequest,
    body: string | Buffer,
    done: (error: Error | null, value?: unknown) => void,
  ): void => {
    try {
      const text = String(body);
      done(null, text === "" ? {} : parse(text));
    } catch (error) {
      done(error as Error);
    }
  };

const queryToken = ({ query }: FastifyRequest, config: FastifyContextConfig): string | null =>
  config.queryToken && isObject(query) && typeof query.token === "string" && query.token !== ""
    ? query.token
    : null;
/**
 * Formats a request for the log without the token in its address, which would grant access to the
 * session.
 */
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: request.url.replace(/([?&;](?:t|%74)(?:o|%6f)(?:k|%6b)(?:e|%65)(?:n|%6e)=)[^&;#]*/gi, "$1…"),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket.remotePort,
});
/** Clients of the simple REST dialect send this content type with an empty body on delete. */
const parseNothing = (
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void =>
  request.method === "DELETE" && String(body) === ""
    ? done(null, {})
    : done(domainError("request.unsupportedMediaType"));

/** Creates the server without routes: body parsing, tokens, languages and error responses. */
export function createApp({
  engine,
  authenticate,
  readSessionCookie = () => null,
  detectLocale: readLocale,
  logger = false,
  trustProxy = false,
  timeouts = defaultTimeouts,
}: AppOptions): FastifyInstance {
  const createCallInfo = (request: FastifyRequest, config: FastifyContextConfig = {}): CallInfo => {
    const header = request.headers.authorization;
    return {
      locale: readLocale(request.headers),
      resource: config.resource,
      rest: config.rest === true || request.url.startsWith("/api/rest/"),
      actor: null,
      token: config.anonymous
        ? null
        : header?.startsWith("Bearer ")
          ? header.slice(7).trim()
          : queryToken(request, config),
      fromCookie: false,
    };
  };
  const app = fastify({
    logger:
      typeof logger === "object" ? { ...logger, serializers: { req: loggedRequest } } : logger,
    trustProxy:
      typeof trustProxy === "number"
        ? (_address: string, hop: number) => hop < trustProxy
        : trustProxy,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQuery },
    forceCloseConnections: "idle",
    // Headers and silent connections time out after 15 seconds. The largest upload over a slow
    // connection takes minutes; see slowBodies.ts for its minimum rate.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 900_000,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => {
      request.call = createCallInfo(request);
      const domainError =
        error.code === "FST_ERR_BAD_URL" ? invalidInput("malformedUrl") : notFound();
      answerError(engine, request, reply, domainError);
    },
  });
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, parsed(parseJson));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    parsed(parseForm),
  );
  app.addContentTypeParser("text/plain", { parseAs: "string" }, parseNothing);
  app.decorateRequest("call");
  app.decorate("outageLog", new OutageLog());
  followLoad(app, timeouts);
  sendSecurityHeaders(app);
  endSlowBodies(app);
  app.addHook("onRequest", async (request, reply) => {
    const config: FastifyContextConfig = request.routeOptions.config ?? {};
    request.call = createCallInfo(request, config);
    // Before the body is parsed, whose errors do not matter to a call that does not exist.
    if (request.is404 && request.url.startsWith("/api/"))
      throw createMissingCall(engine.resources, request);
    // Default for every response below `/api`: no cache stores what one member reads. Public routes
    // set their own header.
    if (isApiRoute(request) && !config.anonymous) reply.header("cache-control", "no-store");
    if (request.query === unreadableQuery) throw invalidInput("malformedUrl");
    if (request.call.token === null && (isGuarded(request) || config.session)) {
      request.call.token = readSessionCookie(request);
      request.call.fromCookie = request.call.token !== null;
    }
    const { token } = request.call;
    if (token) request.call.actor = await authenticate(token, request);
    if (isGuarded(request) && !request.call.actor) throw token ? unauthenticated() : notSignedIn();
  });
  app.setErrorHandler((error, request, reply) => answerError(engine, request, reply, error));
  return app;
}

/** Whether a route below `/api` handles the request, however its address is spelled. */
const isApiRoute = ({ routeOptions, is404 }: FastifyRequest): boolean =>
  !is404 && routeOptions.url?.startsWith("/api/") === true;
/**
 * Whether the request's route requires a signed-in actor. The route decides, since an address has
 * many spellings.
 */
export const isGuarded = (request: FastifyRequest): boolean =>
  isApiRoute(request) && request.routeOptions.config.open !== true;

/**
 * Returns the caller of a guarded route.
 *
 * @throws {DomainError} `session.required` without a signed-in user.
 */
export function getCaller(request: FastifyRequest): Caller {
  const { actor, locale } = request.call;
  if (!actor) throw unauthenticated();
  return { actor, locale, ip: request.ip, requestId: String(request.id) };
}
/** Whether a value is an object with named properties, and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/**
 * Returns the body of a call, which must be an object of named fields; an empty object without a
 * body.
 *
 * @throws {DomainError} `request.unsupportedMediaType` when the body is multipart.
 * @throws {DomainError} `request.malformed` when the body is not an object.
 */
export function getBody(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  // Calls that take a file parse their own multipart body; for any other call it would be a body
  // without fields.
  if (request.headers["content-type"]?.toLowerCase().startsWith("multipart/"))
    throw domainError("request.unsupportedMediaType");
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw domainError("request.malformed");
  return body;
}
/** Returns the query parameters of a call; nested ones, as `a[b]=1`, are objects. */
export const getQuery = (request: FastifyRequest): Record<string, unknown> =>
  isObject(request.query) ? request.query : {};
