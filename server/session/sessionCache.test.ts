import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionCache } from "./sessionCache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what was found for a secret", () => {
  test("is asked for once, for as long as it is trusted, and so is that there is nothing", async () => {
    const remembered = new SessionCache<string | null>(1000, 10);
    const read = vi.fn(async () => null);
    expect(remembered.get("a")).toBeUndefined();
    expect(await remembered.of("a", read)).toBeNull();
    expect(await remembered.of("a", read)).toBeNull();
    expect(remembered.get("a")).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(remembered.get("a")).toBeUndefined();
    expect(await remembered.of("a", async () => "Mia")).toBe("Mia");
  });
  test("is not trusted where it was forgotten while it was being read", async () => {
    const remembered = new SessionCache<string>(1000, 10);
    const found = remembered.of("a", async () => {
      remembered.forget();
      return "Mia";
    });
    expect(await found).toBe("Mia");
    expect(remembered.get("a")).toBeUndefined();
  });
  test("is forgotten alone, or with everything", async () => {
    const remembered = new SessionCache<string>(1000, 10);
    for (const one of ["Mia", "Leo", "Ana"]) await remembered.of(one, async () => one);
    remembered.forget((one) => one === "Mia");
    expect([remembered.get("Mia"), remembered.get("Leo")]).toEqual([undefined, "Leo"]);
    remembered.forget();
    expect(remembered.get("Leo")).toBeUndefined();
  });
  test("is asked for again where the reading failed", async () => {
    const remembered = new SessionCache<string>(1000, 10);
    await expect(remembered.of("a", () => Promise.reject(new Error("unknown")))).rejects.toThrow("unknown");
    expect(await remembered.of("a", async () => "Mia")).toBe("Mia");
  });
  test("never takes more room than it is given", async () => {
    const remembered = new SessionCache<number>(1000, 3);
    for (let one = 0; one < 4; one += 1) await remembered.of(String(one), async () => one);
    expect([0, 1, 2, 3].map((one) => remembered.get(String(one)))).toEqual([undefined, undefined, undefined, 3]);
  });
});
