// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSession, hasSession } from "../../authProvider/index.ts";
import { ApiError } from "../../framework/admin/provider.ts";
import { createSessionLoader } from "./enter.ts";
import { consumeNotice } from "./notice.ts";
import { SessionUnavailableError } from "./SessionUnavailableError.ts";
import type { Session } from "./session.ts";

const session: Session = {
  actor: { id: 1, name: "Mei", realm: "shop", tenantId: 2, roles: [], permissions: [] },
  username: "mei",
  avatar: null,
  shop: { id: 2, name: "Harbour", logo: null, closedReason: null },
  role: null,
  roleName: null,
  roleId: null,
  mustChangePassword: false,
  mustSetUpTwoStep: false,
  timeZone: "Australia/Sydney",
};
/** Sets the cookie that the server leaves readable for scripts. */
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "markethall_csrf=t; path=/";
};
const enter = async (
  path: string,
  load: () => Promise<Session> = () => Promise.resolve(session),
) => {
  const store = { load: vi.fn(load), clear: vi.fn() };
  const request = new Request(`http://shop.test${path}`);
  try {
    return { entered: await createSessionLoader(store)({ request }), store };
  } catch (thrown) {
    return { target: thrown instanceof Response ? thrown.headers.get("location") : thrown, store };
  }
};

describe("entering a page", () => {
  beforeEach(forgetSession);
  it("requests nothing from the server without a token", async () => {
    const { target, store } = await enter("/order/list?page=2");
    expect(target).toBe("/login?redirect=/order/list%3Fpage%3D2");
    expect(store.load).not.toHaveBeenCalled();
    expect((await enter("/login")).entered).toEqual({ session: null });
  });
  it("reads the session before a page behind the login", async () => {
    signIn();
    expect((await enter("/order/list")).entered).toEqual({ session });
    expect((await enter("/login")).target).toBe("/");
  });
  it("leads a member of a shop without a name to /join, and the platform nowhere", async () => {
    signIn();
    const nameless = { ...session, shop: { id: 2, name: null, logo: null, closedReason: null } };
    expect((await enter("/dashboard", () => Promise.resolve(nameless))).target).toBe("/join");
    const platform: Session = {
      ...session,
      actor: { ...session.actor, realm: "platform", tenantId: null },
      shop: null,
    };
    expect((await enter("/dashboard", () => Promise.resolve(platform))).entered?.session).toBe(
      platform,
    );
  });
  it("clears an invalid token, shows why, and returns after signing in", async () => {
    signIn();
    const signedOut = (message: string) => () =>
      Promise.reject(new ApiError({ code: 401, message }));
    const { target, store } = await enter("/order/list", signedOut("Signed out"));
    expect(target).toBe("/login?redirect=/order/list");
    expect(store.clear).toHaveBeenCalled();
    expect(hasSession()).toBe(false);
    expect(consumeNotice()).toEqual({ message: "Signed out", type: "error" });
    expect(consumeNotice()).toBeNull();
    signIn();
    await enter("/order/list", signedOut(""));
    expect(consumeNotice()?.message).toBe("Has Error");
  });
  it.each([
    ["503", new ApiError({ code: 503, message: "Busy" })],
    ["500", new ApiError({ code: 500, message: "Internal" })],
    ["a page that is no envelope", new ApiError({ code: 0, message: "Unavailable" })],
    ["a timeout", new ApiError({ code: 0, message: "Timeout", error: "network.timeout" })],
    ["no connection", new ApiError({ code: 0, message: "Network", error: "network.unreachable" })],
    ["429", new ApiError({ code: 429, message: "Too many requests" })],
    ["a fault of the browser's", new Error("out of memory")],
  ])("developers 1: retains the session where the server answers %s", async (_name, failure) => {
    signIn();
    const { target, store } = await enter("/order/list", () => Promise.reject(failure));
    expect(target).toBeInstanceOf(SessionUnavailableError);
    expect(store.clear).not.toHaveBeenCalled();
    expect(hasSession()).toBe(true);
    expect(consumeNotice()).toBeNull();
    expect((await enter("/order/list")).entered).toEqual({ session });
  });
});
