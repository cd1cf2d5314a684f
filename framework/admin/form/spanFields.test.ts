import { expect, test } from "vitest";
import { boolean, choices, dateRange, integer, longText, text } from "../../schema/index.ts";
import { spanFields } from "./spanFields.ts";

const [short, wide] = [text(), longText()];

test.each([
  ["a pair", [short, short], [3, 3]],
  ["three", [short, short, short], [2, 2, 2]],
  ["five", Array(5).fill(short), [3, 3, 2, 2, 2]],
  ["a text alone", [wide, short, wide], [6, 6, 6]],
  ["switches", [boolean(), boolean(), boolean()], [6, 6, 6]],
  ["a switch alone, with its help beside it", [boolean()], [6]],
  ["a period, whose days a third would cut", [dateRange(), short, short], [6, 3, 3]],
  ["a period in a pair", [dateRange(), short], [3, 3]],
  ["a number alone", [integer()], [3]],
  ["several of a choice", [short, short, choices(["a", "b"])], [3, 3, 6]],
  ["wide ones between", [short, short, wide, short, short, short], [3, 3, 6, 2, 2, 2]],
])("fields leave no hole in a row: %s", (_, fields, spans) => {
  expect(spanFields(fields)).toEqual(spans);
});
