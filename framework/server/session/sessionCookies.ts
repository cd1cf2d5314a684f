import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { csrfHeader, csrfMismatch, getApp, getCsrfCookies } from "../../schema/index.ts";
import { domainError } from "../domainError.ts";

const getSessionNames = () => {
  const { id } = getApp();
  return { secure: `__Host-${id}_session`, plain: `${id}_session` } as const;
};
const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * CSRF token of a session token: proves that a page of this origin makes the call. The session
 * token cannot be calculated from it.
 */
const csrfTokenFor = (token: string) =>
  createHash("sha256").update(`csrf:${token}`).digest("base64url");
function isEqual(actual: unknown, expected: string): boolean {
  if (typeof actual !== "string") return false;
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const found = headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}

/**
 * Browser sessions: the token in a cookie that scripts cannot read, and a CSRF token in one that
 * they can. A session cookie without its CSRF cookie is invalid, so that a page can end its session
 * even while the server is unreachable.
 */
export class SessionCookies {
  readonly #publicOrigin: string | null;
  constructor(publicUrl: string | null) {
    this.#publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  }

  /**
   * Browsers store the prefix `__Host-` and `Secure` only over https. Behind a proxy that
   * terminates https, TRUST_PROXY or PUBLIC_URL determines the scheme.
   */
  #scheme(request: FastifyRequest): "secure" | "plain" {
    return request.protocol === "https" || this.#publicOrigin?.startsWith("https:")
      ? "secure"
      : "plain";
  }
  /**
   * Origin of the calling page. Browsers send it in `Sec-Fetch-Site` or, over plain http, in
   * `Origin`; other clients send neither.
   */
  #origin(request: FastifyRequest): "own" | "other" | "unknown" {
    const { "sec-fetch-site": site, origin } = request.headers;
    if (site !== undefined) return site === "same-origin" || site === "none" ? "own" : "other";
    if (origin === undefined) return "unknown";
    if (origin === this.#publicOrigin) return "own";
    return URL.canParse(origin) && new URL(origin).host === request.host ? "own" : "other";
  }

  /**
   * Returns the token of the request's session cookie, or null if there is none.
   *
   * @throws {DomainError} `session.csrfMismatch` when the call changes data and is not proven to be
   * made by a page of this origin.
   */
  read(request: FastifyRequest): string | null {
    const scheme = this.#scheme(request);
    const token = readCookie(request, getSessionNames()[scheme]);
    if (
      token === null ||
      !isEqual(readCookie(request, getCsrfCookies()[scheme]), csrfTokenFor(token))
    )
      return null;
    const origin = this.#origin(request);
    if (safeMethods.includes(request.method)) return origin === "other" ? null : token;
    if (origin === "other" || !isEqual(request.headers[csrfHeader], csrfTokenFor(token)))
      throw domainError(csrfMismatch);
    return token;
  }

  /**
   * Stores a new session in the browser if a page of this origin requested it; API clients store
   * the token themselves.
   */
  issue(request: FastifyRequest, reply: FastifyReply, token: string): void {
    if (this.#origin(request) !== "own") return;
    this.#write(request, reply, token, csrfTokenFor(token), "");
    // Clears the cookie in which an earlier version stored the token for scripts.
    reply.header("set-cookie", "token=; Path=/; Max-Age=0");
  }
  /** Replaces the token of a session that was sent in a cookie. */
  renew(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#write(request, reply, token, csrfTokenFor(token), "");
  }
  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.#write(request, reply, "", "", "; Max-Age=0");
  }
  #write(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    csrfToken: string,
    lifetime: string,
  ): void {
    const scheme = this.#scheme(request);
    const attributes = `; Path=/; SameSite=Strict${scheme === "secure" ? "; Secure" : ""}${lifetime}`;
    reply.header("set-cookie", `${getSessionNames()[scheme]}=${token}; HttpOnly${attributes}`);
    reply.header("set-cookie", `${getCsrfCookies()[scheme]}=${csrfToken}${attributes}`);
  }
}
