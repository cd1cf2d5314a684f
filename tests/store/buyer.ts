import { expect } from "vitest";
import type { House } from "../house.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
type Data = any;
export interface Told {
  status: number;
  headers: Record<string, unknown>;
  code: number;
  data: Data;
}

let drawn = 0;
/** A key that no other request has. */
export const newKey = (): string => {
  drawn += 1;
  return `key-${drawn}`;
};

/** Somebody who has signed up at a shop front, and the calls that they make. */
export async function comeToBuy(house: House, more: { email?: string; phone?: string; nickname?: string } = {}) {
  drawn += 1;
  const ask = async (
    method: "GET" | "POST",
    path: string,
    body: unknown = undefined,
    headers: Record<string, string> = {},
  ): Promise<Told> => {
    const response = await house.app.inject({
      method,
      url: `/api/store/v1/${path}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { code = 0, data = null } = response.body ? response.json() : {};
    return { status: response.statusCode, headers: response.headers, code, data };
  };
  const account = more.phone ?? more.email ?? `buyer${drawn}@example.com`;
  const { status, data } = await ask("POST", "buyer/register", {
    ...(more.phone ? { phone: more.phone } : { email: account }),
    password: "correct horse",
    nickname: more.nickname ?? "Mia",
  });
  expect([status, data.errors]).toEqual([200, undefined]);
  const bearer = { authorization: `Bearer ${data.token}` };
  return {
    id: data.buyer.id as number,
    account,
    token: data.token as string,
    ask,
    get: (path: string, headers: Record<string, string> = {}) => ask("GET", path, undefined, { ...bearer, ...headers }),
    /** A deed: with a key of its own, unless one is given. */
    post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      ask("POST", path, body, { ...bearer, "idempotency-key": newKey(), ...headers }),
  };
}
