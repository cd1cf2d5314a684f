// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Envelope } from "../dataProvider/index.ts";
import { ApiError } from "../framework/admin/provider.ts";
import { type Actor, defineResource, text } from "../framework/schema/index.ts";
import { createAuthProvider, createSessionStore, forgetSession, hasSession } from "./index.ts";

const list = { columns: ["name"] } as const;
const fields = { name: text({ required: true }) };
const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: "shop",
  fields,
  list,
  actions: { pause: {} },
});
const countries = defineResource("countries", {
  api: "system/country",
  route: "/platform/countries",
  access: "platform:countries",
  owner: "shared",
  fields,
  list,
});
const signedIn = {
  actor: {
    id: 5,
    name: "Mei",
    realm: "shop",
    tenantId: 2,
    roles: ["config"],
    permissions: ["config:supplier", "config:supplier:edit"],
  },
} satisfies { actor: Actor };

function setUp(answer: { actor: Actor } = signedIn) {
  const calls: [string, unknown][] = [];
  const envelope: Pick<Envelope, "post"> = {
    post: (url, body) => {
      calls.push([url, body]);
      return Promise.resolve(JSON.parse("null"));
    },
  };
  const read = vi.fn(() => Promise.resolve(answer));
  const session = createSessionStore(read);
  const auth = createAuthProvider({ resources: [suppliers, countries], envelope, session });
  return { calls, read, session, auth };
}
const credentials = { token: "t 1" };
/** Sets the script-readable cookies that a login response leaves in the browser. */
const receiveCookies = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "markethall_csrf=t1; path=/";
};

describe("signing in and out", () => {
  beforeEach(() => {
    forgetSession();
    receiveCookies();
  });
  it("S13: stores the token nowhere that scripts can read, and reads the session once", async () => {
    const { calls, read, session, auth } = setUp();
    await auth.login(credentials);
    await Promise.all([session.load(), session.load()]);
    expect(calls).toEqual([]);
    expect(hasSession()).toBe(true);
    expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(
      "t 1",
    );
    expect(read).toHaveBeenCalledOnce();
    expect(session.current()).toEqual(signedIn);
  });
  it("removes token and session on logout, even where the server is unreachable", async () => {
    const { session, auth } = setUp();
    await auth.login(credentials);
    await auth.logout({});
    expect(hasSession()).toBe(false);
    expect(session.current()).toBeNull();
    await expect(auth.checkAuth({})).rejects.toThrow();
  });
  it("S13: reports that the browser blocks cookies where a session opened without them", async () => {
    forgetSession();
    await expect(setUp().auth.login(credentials)).rejects.toThrow(
      "markethall.signIn.cookiesBlocked",
    );
  });
  it("developers 1: only 401 ends a session that is being loaded", async () => {
    const { session, auth, read } = setUp();
    read.mockRejectedValueOnce(new ApiError({ code: 503, message: "Busy" }));
    await auth.login(credentials);
    expect(hasSession()).toBe(true);
    expect(session.current()).toBeNull();
    await session.load();
    expect(session.current()).not.toBeNull();
    session.clear();
    read.mockRejectedValueOnce(new ApiError({ code: 401, message: "Signed out" }));
    await expect(auth.login(credentials)).rejects.toThrow("Signed out");
    expect(hasSession()).toBe(false);
  });
  it("developers 1: no failed call signs out", async () => {
    const { auth } = setUp();
    for (const status of [500, 502, 503, 504, 0, 401, 403])
      await expect(
        auth.checkError(new ApiError({ code: status, message: "" })),
      ).resolves.toBeUndefined();
  });
  it("does not sign out when a call is refused", async () => {
    await expect(setUp().auth.checkError({ status: 401 })).resolves.toBeUndefined();
  });
});

describe("what one may do", () => {
  const ask = async (action: string, resource: string, answer?: { actor: Actor }) => {
    const { auth, session } = setUp(answer);
    await session.load();
    return auth.canAccess?.({ action, resource });
  };
  it("follows the permissions of the session", async () => {
    expect(await ask("list", "suppliers")).toBe(true);
    expect(await ask("edit", "suppliers")).toBe(true);
    expect(await ask("delete", "suppliers")).toBe(false);
    expect(await ask("pause", "suppliers")).toBe(false);
    // D15: the platform's own screens are not open to shops, which only select from their names.
    expect(await ask("show", "countries")).toBe(false);
    expect(await ask("edit", "countries")).toBe(false);
    expect(await ask("list", "nothing")).toBe(false);
  });
  it("lets a main account do everything of its own realm", async () => {
    const main = { actor: { ...signedIn.actor, roles: ["admin"], permissions: [] } };
    expect(await ask("pause", "suppliers", main)).toBe(true);
    expect(await ask("clone", "suppliers", main)).toBe(true);
    expect(await ask("edit", "countries", main)).toBe(false);
  });
});
