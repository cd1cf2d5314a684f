import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionCache } from "./sessionCache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what was found for a secret", () => {
  test("is read once while it is trusted, and so is its absence", async () => {
    const sessions = new SessionCache<string | null>(1000, 10);
    const read = vi.fn(async () => null);
    expect(sessions.get("a")).toBeUndefined();
    expect(await sessions.of("a", read)).toBeNull();
    expect(await sessions.of("a", read)).toBeNull();
    expect(sessions.get("a")).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(sessions.get("a")).toBeUndefined();
    expect(await sessions.of("a", async () => "Mia")).toBe("Mia");
  });
  test("is not trusted where it was forgotten while it was being read", async () => {
    const sessions = new SessionCache<string>(1000, 10);
    const found = sessions.of("a", async () => {
      sessions.forget();
      return "Mia";
    });
    expect(await found).toBe("Mia");
    expect(sessions.get("a")).toBeUndefined();
  });
  test("is forgotten alone, or with everything", async () => {
    const sessions = new SessionCache<string>(1000, 10);
    for (const one of ["Mia", "Leo", "Ana"]) await sessions.of(one, async () => one);
    sessions.forget((one) => one === "Mia");
    expect([sessions.get("Mia"), sessions.get("Leo")]).toEqual([undefined, "Leo"]);
    sessions.forget();
    expect(sessions.get("Leo")).toBeUndefined();
  });
  test("is read again where the reading failed", async () => {
    const sessions = new SessionCache<string>(1000, 10);
    await expect(sessions.of("a", () => Promise.reject(new Error("unknown")))).rejects.toThrow(
      "unknown",
    );
    expect(await sessions.of("a", async () => "Mia")).toBe("Mia");
  });
  test("never takes more room than it is given", async () => {
    const sessions = new SessionCache<number>(1000, 3);
    for (let one = 0; one < 4; one += 1) await sessions.of(String(one), async () => one);
    expect([0, 1, 2, 3].map((one) => sessions.get(String(one)))).toEqual([
      undefined,
      undefined,
      undefined,
      3,
    ]);
  });
});
