import { expect, test } from "vitest";
import { measureDomains } from "./measureDomains.mjs";

test("a domain holds at most a quarter of the lines of resources", () => {
  const lines = (orders: number) =>
    new Map([
      ["resources/orders/a.ts", orders],
      ["resources/goods/b.ts", 100],
      ["resources/freight/c.ts", 100],
      ["resources/index.ts", 100],
      ["server/app.ts", 5000],
    ]);
  expect(measureDomains(lines(100))).toEqual({
    figure: "resources/orders is the largest domain: 100 of 400 lines, 25.0 %",
    errors: [],
  });
  expect(measureDomains(lines(101)).errors).toEqual([
    "resources/orders is the largest domain: 101 of 401 lines, 25.2 %, more than 25 %",
  ]);
});
