import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isObject } from "../../framework/server/http/createApp.ts";
import type { SessionCookies } from "../../framework/server/session/sessionCookies.ts";

/** Calls whose response contains the token of a new session. */
const opening = [
  "/api/common/login",
  "/api/common/loginByPhone",
  "/api/common/loginTwoStep",
  "/api/common/loginByTicket",
  "/api/common/register",
  "/api/common/registerByPhone",
  "/api/member/setPassword",
];
const closing = "/api/common/logout";

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
export function sendSessionCookies(app: FastifyInstance, cookies: SessionCookies): void {
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
