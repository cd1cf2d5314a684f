import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RateLimit } from "./RateLimit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a key has its calls of each minute; the next one waits until the minute ends", async () => {
  const limit = new RateLimit(60);
  for (let turn = 0; turn < 60; turn += 1) expect(await limit.take("1.1.1.1")).toBe(0);
  expect(await limit.take("1.1.1.1")).toBe(60);
  expect(await limit.take("1.1.1.2")).toBe(0);
  vi.advanceTimersByTime(50_000);
  expect(await limit.take("1.1.1.1")).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(await limit.take("1.1.1.1")).toBe(0);
});

test("without a limit no call waits", async () => {
  const limit = new RateLimit(0);
  for (let turn = 0; turn < 1000; turn += 1) expect(await limit.take("1.1.1.1")).toBe(0);
});
