import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionExpired } from "./expiry.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once, leaves the calls on their way alone, and asks again later", () => {
  const received = vi.fn();
  sessionExpired.subscribe(received);
  sessionExpired.raise();
  sessionExpired.raise();
  expect(received).toHaveBeenCalledOnce();
  sessionExpired.dismiss();
  sessionExpired.raise();
  expect(sessionExpired.isExpired()).toBe(false);
  vi.advanceTimersByTime(5_000);
  sessionExpired.raise();
  expect(sessionExpired.isExpired()).toBe(true);
});
