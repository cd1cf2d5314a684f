import { expect, test } from "vitest";
import { isLateToday } from "./waiting.ts";

test("work is urgent once a row is late or due today, not because it has a deadline", () => {
  expect(isLateToday({ late: 0, dueToday: 0 })).toBe(false);
  expect(isLateToday({ late: 1, dueToday: 0 })).toBe(true);
  expect(isLateToday({ late: 0, dueToday: 2 })).toBe(true);
});
