import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isObject } from "../http/createApp.ts";
import type { SessionCookies } from "./sessionCookies.ts";

/** The calls that open and end sessions, by their addresses. */
export interface SessionRoutes {
  /** Calls whose response contains the token of a new session. */
  readonly opening: readonly string[];
  readonly closing: string;
}

const tokenIn = (answer: unknown): string | null =>
  isObject(answer) &&
  answer.code === 200 &&
  isObject(answer.data) &&
  typeof answer.data.token === "string"
    ? answer.data.token
    : null;

/**
 * Stores a session that a call opens in the browser's cookies, and clears them when a call ends it.
 * Must be called before the routes are added.
 */
export function sendSessionCookies(
  app: FastifyInstance,
  cookies: SessionCookies,
  { opening, closing }: SessionRoutes,
): void {
  const issue = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    const token = tokenIn(answer);
    if (token) cookies.issue(request, reply, token);
    return answer;
  };
  const clear = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (request.call.fromCookie) cookies.clear(request, reply);
    return answer;
  };
  app.addHook("onRoute", (route) => {
    if (opening.includes(route.url)) route.preSerialization = issue;
    if (route.url === closing) route.preSerialization = clear;
  });
}
