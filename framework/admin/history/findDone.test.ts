import { expect, test } from "vitest";
import { findDone } from "./findDone.ts";

const messages: Readonly<Record<string, string>> = {
  "resources.stalls.done.close": "Stall closed",
  "resources.stalls.done.open.active": "Stall opened",
  "resources.stalls.done.open.pending": "Stall submitted for review",
};
const translate = (key: string, options: Readonly<Record<string, unknown>> = {}) =>
  messages[key] ?? String(options._ || key);
const find = (action: string, changes: Record<string, [unknown, unknown]> = {}) =>
  findDone({ resource: "stalls", action, changes }, translate);

test("the sentence after an action is that of the state that it led to", () => {
  expect(find("close", { status: ["active", "closed"] })).toBe("Stall closed");
  expect(find("open", { status: ["closed", "pending"] })).toBe("Stall submitted for review");
  expect(find("open", { status: ["closed", "active"] })).toBe("Stall opened");
});
test("an action without one has none", () => {
  expect(find("paint")).toBeNull();
  expect(find("open")).toBeNull();
});
