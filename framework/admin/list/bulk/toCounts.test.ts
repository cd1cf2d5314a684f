import { expect, test } from "vitest";
import { nameShare } from "./toCounts.ts";

test("the sentence for all rows says how many of them are done", () => {
  expect(nameShare("3 items paused", 3, "2 of 3")).toBe("2 of 3 items paused");
  expect(nameShare("已暂停 12 个项目", 12, "10/12")).toBe("已暂停 10/12 个项目");
});

test("a sentence without the number of rows, or with another one, says nothing of a share", () => {
  expect(nameShare("Done", 3, "2 of 3")).toBeNull();
  expect(nameShare("30 items paused", 3, "2 of 3")).toBeNull();
  expect(nameShare("3 items paused for 3 days", 3, "2 of 3")).toBeNull();
});
