import { expect, test } from "vitest";
import {
  boolean,
  dateTime,
  type Field,
  integer,
  money,
  percent,
  text,
} from "../../schema/index.ts";
import type { FormatContext } from "../display/DisplayProps.ts";
import { formatMoney } from "../display/format.ts";
import { getDisplay } from "./displays.ts";

const format: FormatContext = {
  locale: "en",
  language: "en",
  timeZone: "Australia/Sydney",
  translate: (key) => key,
  target: () => undefined,
};
const formatFilter = (field: Field, value: string) =>
  getDisplay(field).formatFilter?.(value, format) ?? value;

test("an amount in wire format is shown as money; what is no number stays as it is", () => {
  expect(formatFilter(money(), "1234.5")).toBe(formatMoney(1234_50));
  expect(formatFilter(money(), "some")).toBe("some");
});

test("a percentage has its sign", () => {
  expect(formatFilter(percent(), "12.5")).toBe("12.5%");
});

test("a flag is yes or no in the language of the interface", () => {
  expect(formatFilter(boolean(), "true")).toBe("ra.boolean.true");
  expect(formatFilter(boolean(), "false")).toBe("ra.boolean.false");
});

test("an instant is shown in the tenant's time zone, and a day as a day", () => {
  expect(formatFilter(dateTime(), "2020-03-01T08:09:31.037Z")).toBe("1 Mar 2020, 7:09 pm");
  expect(formatFilter(dateTime(), "2020-03-01")).toBe("1 Mar 2020");
});

test("other values are shown as the filter holds them", () => {
  expect(formatFilter(integer(), "1200")).toBe("1200");
  expect(formatFilter(text(), "Red")).toBe("Red");
});
