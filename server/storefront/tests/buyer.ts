import { expect } from "vitest";
import type { TestServer } from "../../../tests/testServer.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
type Data = any;
export interface CallResult {
  status: number;
  headers: Record<string, unknown>;
  code: number;
  data: Data;
  message: string;
}

let serial = 0;
/** Returns a unique idempotency key. */
export const generateKey = (): string => {
  serial += 1;
  return `key-${serial}`;
};

let networks = 0;
/**
 * Requests a code from a separate network, and reads it from the stored messages; null if none was
 * sent.
 */
export async function readBuyerCode(
  server: TestServer,
  address: { email: string } | { phone: string },
  sendType: string,
) {
  networks += 1;
  const target =
    "email" in address ? address.email.toLowerCase() : address.phone.replace(/[^\d+]/g, "");
  const { pool } = server.database;
  await pool.query(
    "update codes set add_time = add_time - interval '2 minutes' where target = $1",
    [`buyer ${target}`],
  );
  const { rows: before } = await pool.query("select coalesce(max(id), 0) as last from outbox");
  const response = await server.app.inject({
    method: "POST",
    url: "/api/store/v1/buyer/sendCode",
    remoteAddress: `10.200.${Math.floor(networks / 250) % 250}.${(networks % 250) + 1}`,
    payload: { ...address, sendType },
  });
  expect(response.json()).toMatchObject({ code: 200, data: { wait: 60 } });
  const { rows } = await pool.query("select body from outbox where id > $1 and recipient = $2", [
    before[0].last,
    target,
  ]);
  return /\b\d{6}\b/.exec(rows[0]?.body ?? "")?.[0] ?? null;
}

/** Signs up a buyer at a storefront, and returns its calls. */
export async function signUpBuyer(
  server: TestServer,
  more: { email?: string; phone?: string; nickname?: string; inviteCode?: string } = {},
) {
  serial += 1;
  const ask = async (
    method: "GET" | "POST",
    path: string,
    body: unknown = undefined,
    headers: Record<string, string> = {},
    remoteAddress?: string,
  ): Promise<CallResult> => {
    const response = await server.app.inject({
      method,
      url: `/api/store/v1/${path}`,
      headers,
      ...(remoteAddress ? { remoteAddress } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { code = 0, data = null, message = "" } = response.body ? response.json() : {};
    return { status: response.statusCode, headers: response.headers, code, data, message };
  };
  const account = more.phone ?? more.email ?? `buyer${serial}@example.com`;
  const address = more.phone ? { phone: more.phone } : { email: account };
  const { status, data } = await ask("POST", "buyer/register", {
    ...address,
    code: await readBuyerCode(server, address, "register"),
    password: "correct horse",
    nickname: more.nickname ?? "Mia",
    ...(more.inviteCode ? { inviteCode: more.inviteCode } : {}),
  });
  expect([status, data.errors]).toEqual([200, undefined]);
  const bearer = { authorization: `Bearer ${data.token}` };
  return {
    id: data.buyer.id as number,
    account,
    token: data.token as string,
    ask,
    get: (path: string, headers: Record<string, string> = {}) =>
      ask("GET", path, undefined, { ...bearer, ...headers }),
    /** Sends a command: with a new idempotency key, unless one is given. */
    post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      ask("POST", path, body, { ...bearer, "idempotency-key": generateKey(), ...headers }),
  };
}
