import { expect, test } from "vitest";
import { integer, money, text } from "../../../schema/index.ts";
import { buildGridTemplate, placeInCard } from "./columnWidths.ts";

test("the column that names a row is wider than other texts", () => {
  const fields = { title: text(), note: text(), pages: integer() };
  expect(buildGridTemplate(fields)).toBe(
    "28px minmax(0, 1.5fr) minmax(0, 1.5fr) minmax(0, 0.8fr) 34px",
  );
  expect(buildGridTemplate(fields, "title")).toBe(
    `28px minmax(0, ${1.5 * 1.6}fr) minmax(0, 1.5fr) minmax(0, 0.8fr) 34px`,
  );
});

test("an amount is never narrower than its digits", () => {
  expect(buildGridTemplate({ price: money() })).toBe("28px minmax(104px, 1fr) 34px");
});

test("a card has two fields in each line, beside its handle", () => {
  expect([0, 1, 2].map(placeInCard)).toEqual([
    { column: 2, row: 1 },
    { column: 3, row: 1 },
    { column: 2, row: 2 },
  ]);
});
