import fc from "fast-check";
import { expect, test } from "vitest";
import { readInstant } from "./readInstant.ts";
import { writeInstant } from "./writeInstant.ts";

const sydney = "Australia/Sydney";

test("an instant is written as screens show it, with seconds only where it has any", () => {
  expect(writeInstant("2026-11-30T22:00:00.000Z", sydney, true)).toBe("2026-12-01 09:00");
  expect(writeInstant("2026-11-30T22:00:30.000Z", sydney, true)).toBe("2026-12-01 09:00:30");
  expect(writeInstant("2026-05-31T23:00:00.000Z", sydney, true)).toBe("2026-06-01 09:00");
  expect(writeInstant("2026-06-01T01:00:00.000Z", "Asia/Shanghai", true)).toBe("2026-06-01 09:00");
});

test("milliseconds are written only where an import reads them back", () => {
  const instant = "2026-11-30T22:00:30.250Z";
  expect(writeInstant(instant, sydney, true)).toBe("2026-12-01 09:00:30.250");
  expect(writeInstant(instant, sydney, false)).toBe("2026-12-01 09:00:30");
});

test("of two instants with the same local time one is in ISO 8601, when clocks go back", () => {
  const [first, second] = ["2026-04-04T15:30:00.000Z", "2026-04-04T16:30:00.000Z"];
  const texts = [first, second].map((one) => writeInstant(one, sydney, true));
  expect(texts.filter((text) => text === "2026-04-05 02:30")).toHaveLength(1);
  expect(texts.map((text) => readInstant(text, sydney))).toEqual([first, second]);
});

test("every instant is read back as the same one", () => {
  const zones = [sydney, "Asia/Shanghai", "America/St_Johns", "Pacific/Apia", "Europe/Dublin"];
  const range = { min: Date.UTC(1930, 0), max: Date.UTC(2050, 0) };
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer(range), fc.boolean(), (zone, at, whole) => {
      const instant = new Date(whole ? at - (at % 60_000) : at).toISOString();
      expect(readInstant(writeInstant(instant, zone, true), zone)).toBe(instant);
    }),
  );
});
