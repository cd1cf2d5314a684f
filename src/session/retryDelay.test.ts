import { expect, test } from "vitest";
import { retryDelay } from "./retryDelay.ts";

test("developers 1: retries wait longer after each failure, and 30 seconds at most", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => retryDelay(failures, () => 0.5));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect([retryDelay(1, () => 0), retryDelay(1, () => 1)]).toEqual([800, 1_200]);
});
