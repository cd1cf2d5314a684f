import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionExpired } from "./expiry.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("prompts once, leaves calls in flight alone, and prompts again later", () => {
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
