import { expect, test } from "vitest";
import { dateRange } from "./schema.ts";
import display from "./display.tsx";

const read = (value: unknown, locale: string) =>
  display.estimate?.({
    resource: "shelves",
    field: dateRange(),
    name: "loan",
    value,
    format: { locale },
  });

test("a range is read as days are, and one day is named once", () => {
  const range = { from: "2026-11-04", to: "2027-01-06" };
  expect(read(range, "en")).toBe("4 Nov 2026 – 6 Jan 2027");
  expect(read(range, "zh-CN")).toBe("2026年11月4日 – 2027年1月6日");
  expect(read({ from: "2026-11-04", to: "2026-11-04" }, "en")).toBe("4 Nov 2026");
});
