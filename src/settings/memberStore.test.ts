// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemberStore, isCarried } from "./memberStore.ts";

const callsOn = (server: Record<string, unknown>) => ({
  read: vi.fn(() => Promise.resolve({ ...server })),
  write: vi.fn((changes: Readonly<Record<string, unknown>>) => {
    for (const [key, value] of Object.entries(changes))
      if (value === null) delete server[key];
      else server[key] = value;
    return Promise.resolve(null);
  }),
});
const settled = () => vi.advanceTimersByTimeAsync(1000);

describe("what a member prefers", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent to the server after a pause, and is there in another browser", async () => {
    const server: Record<string, unknown> = {};
    const calls = callsOn(server);
    const store = createMemberStore("shop-5-2", calls);
    store.setup();
    await settled();
    store.setItem("settings.size", "small");
    store.setItem("settings.size", "medium");
    store.setItem("settings.tabs", false);
    await settled();
    expect(calls.write).toHaveBeenCalledExactlyOnceWith({
      "settings.size": "medium",
      "settings.tabs": false,
    });
    localStorage.clear();
    const elsewhere = createMemberStore("shop-5-2", callsOn(server));
    const received = vi.fn();
    elsewhere.subscribe("settings.size", received);
    elsewhere.setup();
    await settled();
    expect(received).toHaveBeenCalledWith("medium");
    expect(elsewhere.getItem("settings.tabs")).toBe(false);
  });
  it("is there before the server has answered, and is not another member's", () => {
    createMemberStore("shop-5-2", null).setItem("settings.size", "small");
    expect(createMemberStore("shop-5-2", null).getItem("settings.size")).toBe("small");
    expect(createMemberStore("shop-6-2", null).getItem("settings.size")).toBeUndefined();
  });
  it("prefers what could not be sent to the server's earlier value", async () => {
    const server: Record<string, unknown> = { "settings.size": "default", "search.recent": ["a"] };
    const lost = {
      read: () => Promise.resolve(server),
      write: () => Promise.reject(new Error("network")),
    };
    const store = createMemberStore("m", lost);
    store.setup();
    await settled();
    store.setItem("settings.size", "small");
    await settled();
    store.teardown();
    const later = createMemberStore("m", callsOn(server));
    later.setup();
    await settled();
    expect(later.getItem("settings.size")).toBe("small");
    expect(server["settings.size"]).toBe("small");
    expect(later.getItem("search.recent")).toEqual(["a"]);
  });
  it("forgets what was forgotten in another browser", async () => {
    const server: Record<string, unknown> = { "settings.size": "small" };
    const store = createMemberStore("m", callsOn(server));
    store.setup();
    await settled();
    delete server["settings.size"];
    store.setup();
    await settled();
    expect(store.getItem("settings.size")).toBeUndefined();
  });
  it("stays in this browser where the server stores none, and requests it no more", async () => {
    const calls = {
      read: () => Promise.reject(new Error("404")),
      write: vi.fn(() => Promise.resolve(null)),
    };
    const store = createMemberStore("m", calls);
    store.setup();
    await settled();
    store.setItem("settings.mode", "dark");
    await settled();
    expect(calls.write).not.toHaveBeenCalled();
    expect(store.getItem("settings.mode")).toBe("dark");
  });
  it("starts as the visitor had it", () => {
    createMemberStore("nobody", null).setItem("settings.mode", "dark");
    expect(createMemberStore("m", null).getItem("settings.mode")).toBe("dark");
    createMemberStore("m", null).setItem("settings.mode", "light");
    expect(createMemberStore("m", null).getItem("settings.mode")).toBe("light");
  });
  it("leaves the current scroll position of a list to the browser", () => {
    expect(isCarried("lists.shop-1.2.suppliers.columns")).toBe(true);
    expect(isCarried("lists.shop-1.2.suppliers.asked")).toBe(false);
    expect(isCarried("lists.shop-1.2.suppliers.asked.selectedIds")).toBe(false);
    expect(isCarried("sidebar.open")).toBe(false);
  });
});
