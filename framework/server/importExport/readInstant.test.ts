import { expect, test } from "vitest";
import { readInstant } from "./readInstant.ts";

test("developers 8: an instant without a zone is one of the tenant's clocks, and a text that is none stays as it is", () => {
  const sydney = (text: string) => readInstant(text, "Australia/Sydney");
  // Daylight saving time until April, then standard time.
  expect(sydney("2026-12-01 09:00")).toBe("2026-11-30T22:00:00.000Z");
  expect(sydney("2026-06-01 09:00:30")).toBe("2026-05-31T23:00:30.000Z");
  expect(sydney("2026-06-01T09:00")).toBe("2026-05-31T23:00:00.000Z");
  expect(sydney("2026-06-01 9:00")).toBe("2026-05-31T23:00:00.000Z");
  expect(sydney("2026-06-01")).toBe("2026-05-31T14:00:00.000Z");
  expect(readInstant("2026-06-01 09:00", "Asia/Shanghai")).toBe("2026-06-01T01:00:00.000Z");
  for (const text of [
    "2026-06-01T09:00:00Z",
    "2026-02-31 09:00",
    "2026-06-01 25:00",
    "soon",
    "1.6.2026",
  ])
    expect(sydney(text), text).toBe(text);
});
