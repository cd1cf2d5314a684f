import { expect, test } from "vitest";
import { typeParsers } from "./values.ts";

const read = (oid: number, text: string): unknown => typeParsers.getTypeParser(oid, "text")(text);

test("a whole number is exact, or refused", () => {
  expect(read(20, "9007199254740991")).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => read(20, "9007199254740993")).toThrow(RangeError);
  expect(read(1700, "12.50")).toBe(12.5);
});
test("a day is text, an instant is UTC in any zone that a session has", () => {
  expect(read(1082, "2026-01-31")).toBe("2026-01-31");
  expect(read(1184, "2026-01-31 10:00:00.123456+00")).toBe("2026-01-31T10:00:00.123Z");
  expect(read(1184, "2026-01-31 10:00:00.1+00")).toBe("2026-01-31T10:00:00.100Z");
  expect(read(1184, "2026-01-31 10:00:00+00")).toBe("2026-01-31T10:00:00.000Z");
  expect(() => read(1184, "12026-01-31 10:00:00+00")).toThrow(RangeError);
  expect(read(1184, "2026-01-31 10:00:00+05:30")).toBe("2026-01-31T04:30:00.000Z");
  expect(read(1184, "2026-01-31 10:00:00-03")).toBe("2026-01-31T13:00:00.000Z");
  expect(read(1184, "1880-01-01 10:04:52+10:04:52")).toBe("1880-01-01T00:00:00.000Z");
  expect(() => read(1184, "infinity")).toThrow("infinity is no instant");
});
test("the elements of an array are read as single values are", () => {
  expect(read(1016, "{1,NULL,3}")).toEqual([1, null, 3]);
  expect(read(1016, "{{1,2},{3,4}}")).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(() => read(1016, "{9007199254740993}")).toThrow(RangeError);
  expect(read(1182, "{2026-01-31}")).toEqual(["2026-01-31"]);
  expect(read(1185, '{"2026-01-31 10:00:00+10"}')).toEqual(["2026-01-31T00:00:00.000Z"]);
});
