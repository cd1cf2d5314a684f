import { randomUUID } from "node:crypto";
import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import type { Actor, Locale, Resource } from "../../schema/index.ts";
import { defaultTimeouts, type StatementTimeouts } from "../database/requestLoad.ts";
import { DomainError, invalidInput, notFound, unauthenticated } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { answerError } from "./answer.ts";
import { parseForm, parseJson } from "./body.ts";
import { followLoad } from "./followLoad.ts";
import { sendSecurityHeaders } from "./securityHeaders.ts";
import { endSlowBodies } from "./slowBodies.ts";

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
    /** A route that takes the token as the parameter `token` too. */
    queryToken?: boolean;
    /** A route that answers everybody alike, so that a token is not even looked at. */
    anonymous?: boolean;
  }
}
/** What is known of a call before its body is read. */
interface CallInfo {
  locale: Locale;
  resource: Resource | undefined;
  rest: boolean;
  actor: Actor | null;
  /** The token of the session: the bearer token as sent, or else that of the session cookie. */
  token: string | null;
  fromCookie: boolean;
}

export interface AppOptions {
  engine: Engine;
  /** Who holds a token; null where it is unknown, ended or idle too long. */
  authenticate(token: string, request: FastifyRequest): Promise<Actor | null>;
  /** The token of a request's session cookie; it throws where another site may have made the call. */
  readSessionCookie?(request: FastifyRequest): string | null;
  localeOf(headers: FastifyRequest["headers"]): Locale;
  logger?: FastifyServerOptions["logger"];
  /** Which proxies are believed about whom they call for: none, so many in a row, or those of some networks. */
  trustProxy?: boolean | number | string[];
  /** How long one statement of a call may take. */
  timeouts?: StatementTimeouts;
}
/** Largest body of a call that is no upload. */
const bodyLimit = 1024 * 1024;

/** The router has no place for a refusal: what it cannot read is named by the first hook. */
const unreadableQuery: Record<string, unknown> = Object.freeze(Object.create(null));
function readQuery(text: string): Record<string, unknown> {
  try {
    return parseForm(text);
  } catch {
    return unreadableQuery;
  }
}
/** A proxy's name for a call is kept, where it is a name. */
const requestId = ({ headers }: { headers: FastifyRequest["headers"] }): string => {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};
const parsed =
  (parse: (text: string) => unknown) =>
  (_request: FastifyRequest, body: string | Buffer, done: (error: Error | null, value?: unknown) => void): void => {
    try {
      const text = String(body);
      done(null, text === "" ? {} : parse(text));
    } catch (error) {
      done(error as Error);
    }
  };

const queryToken = ({ query }: FastifyRequest, config: FastifyContextConfig): string | null =>
  config.queryToken && isObject(query) && typeof query.token === "string" && query.token !== "" ? query.token : null;
/** A request as the log names it: a token in its address opens the session of whoever it belongs to. */
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: request.url.replace(/([?&;](?:t|%74)(?:o|%6f)(?:k|%6b)(?:e|%65)(?:n|%6e)=)[^&;#]*/gi, "$1…"),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket.remotePort,
});
/** A client of the simple REST dialect sends this type with a deletion, and nothing in it. */
const parseNothing = (
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void =>
  request.method === "DELETE" && String(body) === ""
    ? done(null, {})
    : done(new DomainError(415, "mediaType", { key: "validation.unsupportedMediaType" }));

/** The server without any route: bodies, tokens, languages, and how whatever is thrown is answered. */
export function createApp({
  engine,
  authenticate,
  readSessionCookie = () => null,
  localeOf,
  logger = false,
  trustProxy = false,
  timeouts = defaultTimeouts,
}: AppOptions): FastifyInstance {
  const callOf = (request: FastifyRequest, config: FastifyContextConfig = {}): CallInfo => {
    const header = request.headers.authorization;
    return {
      locale: localeOf(request.headers),
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
    logger: typeof logger === "object" ? { ...logger, serializers: { req: loggedRequest } } : logger,
    trustProxy: typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQuery },
    forceCloseConnections: "idle",
    // Heads and silent connections have 15 seconds. The largest upload over a slow line takes minutes; see slowBodies.ts for its pace.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 900_000,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => {
      request.call = callOf(request);
      const refusal = error.code === "FST_ERR_BAD_URL" ? invalidInput("malformedUrl") : notFound();
      answerError(engine, request, reply, refusal);
    },
  });
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, parsed(parseJson));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, parsed(parseForm));
  app.addContentTypeParser("text/plain", { parseAs: "string" }, parseNothing);
  app.decorateRequest("call");
  followLoad(app, timeouts);
  sendSecurityHeaders(app);
  endSlowBodies(app);
  app.addHook("onRequest", async (request, reply) => {
    const config: FastifyContextConfig = request.routeOptions.config ?? {};
    request.call = callOf(request, config);
    // The default for every answer below `/api`: no cache stores what one member reads. Public routes set a header of their own.
    if (isApiRoute(request) && !config.anonymous) reply.header("cache-control", "no-store");
    if (request.query === unreadableQuery) throw invalidInput("malformedUrl");
    if (request.call.token === null && (isGuarded(request) || config.session)) {
      request.call.token = readSessionCookie(request);
      request.call.fromCookie = request.call.token !== null;
    }
    const { token } = request.call;
    if (token) request.call.actor = await authenticate(token, request);
    if (isGuarded(request) && !request.call.actor) throw unauthenticated();
  });
  app.setErrorHandler((error, request, reply) => answerError(engine, request, reply, error));
  return app;
}

/** Whether a request is answered by a route below `/api`, however its address is spelled. */
const isApiRoute = ({ routeOptions, is404 }: FastifyRequest): boolean =>
  !is404 && routeOptions.url?.startsWith("/api/") === true;
/** Whether a request reaches a route that needs a signed-in actor. The route decides: an address has many spellings. */
export const isGuarded = (request: FastifyRequest): boolean =>
  isApiRoute(request) && request.routeOptions.config.open !== true;

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
  // Parts are read by the calls that take a file; to any other they would be a body without a field.
  if (request.headers["content-type"]?.toLowerCase().startsWith("multipart/"))
    throw new DomainError(415, "mediaType", { key: "validation.unsupportedMediaType" });
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw new DomainError(400, "malformed", { key: "validation.malformedBody" });
  return body;
}
export const queryOf = (request: FastifyRequest): Record<string, unknown> =>
  isObject(request.query) ? request.query : {};
