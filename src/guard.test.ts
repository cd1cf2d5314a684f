import { describe, expect, it } from "vitest";
import { guard, safeRedirect } from "./guard.ts";

const at = (path: string) => {
  const { pathname, search } = new URL(path, "http://shop.test");
  return { pathname, search };
};

describe("the route guard", () => {
  it.each(["/login", "/auth-redirect", "/show", "/invitation"])(
    "leaves %s open without a token",
    (path) => {
      expect(guard(at(path), { hasToken: false })).toBeNull();
    },
  );
  it("redirects any other visitor without a token to the login, with the original path", () => {
    expect(guard(at("/stock/supplier"), { hasToken: false })).toBe(
      "/login?redirect=/stock/supplier",
    );
    expect(guard(at("/404"), { hasToken: false })).toBe("/login?redirect=/404");
    const target = guard(at("/order/list?page=2&q=a b"), { hasToken: false }) ?? "";
    expect(new URL(target, "http://shop.test").searchParams.get("redirect")).toBe(
      "/order/list?page=2&q=a%20b",
    );
  });
  it("sends a logged-in user from the login to /", () => {
    expect(guard(at("/login?redirect=/order/list"), { hasToken: true })).toBe("/");
    expect(guard(at("/order/list"), { hasToken: true })).toBeNull();
  });
  it("redirects a member without a shop name to /join", () => {
    expect(guard(at("/dashboard"), { hasToken: true, needsShop: true })).toBe("/join");
    expect(guard(at("/join"), { hasToken: true, needsShop: true })).toBeNull();
    expect(guard(at("/show"), { hasToken: true, needsShop: true })).toBeNull();
  });
  it("redirects everyone else away from /join", () => {
    expect(guard(at("/join?step=details"), { hasToken: true, needsShop: false })).toBe("/");
    expect(guard(at("/join"), { hasToken: true })).toBeNull();
    expect(guard(at("/join"), { hasToken: false })).toBe("/login?redirect=/join&view=register");
  });
});

describe("the way back after signing in", () => {
  const origin = "https://shop.test";
  it("is the requested path", () => {
    expect(safeRedirect("/order/list?page=2#top", origin)).toBe("/order/list?page=2#top");
  });
  it.each([
    null,
    "",
    "order/list",
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "javascript:alert(1)",
    "/login?redirect=/login",
  ])("is the root for %j", (raw) => {
    expect(safeRedirect(raw, origin)).toBe("/");
  });
});
