import { expect, test } from "vitest";
import { readDay, readMoment } from "./dateText.ts";

test("a day is read however it is written", () => {
  const same = [
    "2026-02-08",
    "2026-2-8",
    "2026/2/8",
    "2026.02.08",
    "20260208",
    "2026年2月8日",
    "２０２６-０２-０８",
    "8/2/2026",
  ];
  expect(same.map(readDay)).toEqual(same.map(() => "2026-02-08"));
});
test("what is no day is none", () => {
  for (const text of ["2026-02-30", "yesterday", "2026-2", "13/13/2026", "", "2026-02-08x"])
    expect(readDay(text)).toBe(null);
});
test("a moment has a time of day, or begins its day", () => {
  expect(readMoment("2026-2-8 9:05")).toBe("2026-02-08T09:05");
  expect(readMoment("2026-02-08T21:00:30")).toBe("2026-02-08T21:00");
  expect(readMoment("8/2/2026")).toBe("2026-02-08T00:00");
  expect(readMoment("2026-02-08 24:00")).toBe(null);
});
