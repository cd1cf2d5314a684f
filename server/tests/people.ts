import { hash } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { CaptchaChallenge } from "../../core/captcha/solveCaptcha.ts";
import type { Answer, TestServer } from "../../tests/testServer.ts";

export const password = "a password of one's own";
let hosts = 0;
/**
 * Returns an address that no other test uses, so that rate limits of one test do not affect
 * another.
 */
export const elsewhere = () =>
  `10.${Math.floor(hosts / 62_500)}.${Math.floor(hosts / 250) % 250}.${(hosts++ % 250) + 1}`;

/**
 * Solves a captcha as `solveCaptcha` does, with Node's hash, which takes a sixth of the time: codes
 * are requested hundreds of times in these tests.
 */
function solveByNode({
  algorithm,
  challenge,
  salt,
  signature,
  maxnumber,
}: CaptchaChallenge): string {
  let number = 0;
  while (number <= maxnumber && hash("sha256", `${salt}${number}`) !== challenge) number += 1;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

export interface Visitor {
  ip: string;
  post(
    path: string,
    body?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  request(
    method: "GET" | "POST",
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Requests a captcha, and returns its proof of work. */
  captcha(): Promise<{ cToken: string; captcha: string }>;
  /** Requests a code, and reads it from the stored messages; null if none was sent. */
  code(at: { email: string } | { phone: string }, sendType: string): Promise<string | null>;
}
/** Creates an anonymous visitor with its own address. */
export function visitor(server: TestServer, ip = elsewhere()): Visitor {
  const { app, database } = server;
  const request: Visitor["request"] = (method, path, body, headers = {}) =>
    app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: ip,
      headers,
      ...(body ? { payload: body } : {}),
    });
  const bearer = (token?: string): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};
  const parseAnswer = (response: LightMyRequestResponse): Answer => ({
    ...response.json(),
    status: response.statusCode,
  });
  const post: Visitor["post"] = async (path, body = {}, token, headers = {}) =>
    parseAnswer(await request("POST", path, body, { ...bearer(token), ...headers }));
  const captcha = async () => {
    const { data } = parseAnswer(await request("GET", "common/captcha"));
    return { cToken: data.cToken as string, captcha: solveByNode(data.challenge) };
  };
  return {
    ip,
    post,
    request,
    captcha,
    get: async (path, token) => parseAnswer(await request("GET", path, undefined, bearer(token))),
    code: async (at, sendType) => {
      const target = "email" in at ? at.email : at.phone;
      await aMinuteLater(server, target);
      const { rows: before } = await database.pool.query(
        "select coalesce(max(id), 0) as last from outbox",
      );
      const sent = await post("email" in at ? "common/sendCode" : "common/sendPhoneCode", {
        ...at,
        sendType,
        ...(await captcha()),
      });
      if (sent.code !== 200) throw new Error(`no code: ${JSON.stringify(sent)}`);
      const { rows } = await database.pool.query(
        "select body from outbox where id > $1 and recipient = $2",
        [before[0].last, target],
      );
      return /\b\d{6}\b/.exec(rows[0]?.body ?? "")?.[0] ?? null;
    },
  };
}
/** Ages the codes of an address by two minutes, so that another can be requested. */
export const aMinuteLater = (server: TestServer, target: string) =>
  server.database.pool.query(
    "update codes set add_time = add_time - interval '2 minutes' where target = $1",
    [target],
  );

let people = 0;
/** Registers a member with an e-mail address. */
export async function registered(
  server: TestServer,
): Promise<{ username: string; email: string; token: string; id: number; from: Visitor }> {
  people += 1;
  const username = `merchant${people}`;
  const email = `${username}@example.com`;
  const from = visitor(server);
  const code = await from.code({ email }, "register");
  const answer = await from.post("common/register", {
    username,
    email,
    code,
    password,
    confirmPassword: password,
  });
  if (answer.code !== 200) throw new Error(`not registered: ${JSON.stringify(answer)}`);
  const { rows } = await server.database.pool.query("select id from members where username = $1", [
    username,
  ]);
  return { username, email, token: answer.data.token, id: rows[0].id, from };
}
