import { expect, test } from "vitest";
import { createTranslator } from "./translator.ts";

const t = createTranslator("en", {
  wait: "Try again in %{seconds} second |||| Try again in %{seconds} seconds",
  skipped: "%{count} record of %{total} |||| %{count} records of %{total}",
  between: "From %{min} to %{max}",
});

test("the only number of a message selects its plural form", () => {
  expect(t("wait", { seconds: 1 })).toBe("Try again in 1 second");
  expect(t("wait", { seconds: 5 })).toBe("Try again in 5 seconds");
});

test("among several numbers, `count` selects the plural form", () => {
  expect(t("skipped", { count: 1, total: 9 })).toBe("1 record of 9");
  expect(t("between", { min: 1, max: 9 })).toBe("From 1 to 9");
});
