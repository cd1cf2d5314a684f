import { expect, test } from "vitest";
import { isAbn, isAcn, isCreditCode, isResidentId, normalizeNumber } from "./businessNumbers.ts";
import { calculateDeadline, countDaysLeft } from "./reviewPeriod.ts";

const checks = { isAbn, isAcn, isCreditCode, isResidentId };
const numbers: [keyof typeof checks, string][] = [
  ["isAbn", "51824753556"],
  ["isAbn", "53004085616"],
  ["isAcn", "004085616"],
  ["isAcn", "000000019"],
  ["isCreditCode", "91350100M000100Y43"],
  ["isResidentId", "11010519491231002X"],
];
test.each(numbers)("%s knows %s, and no number that differs by one sign", (check, number) => {
  expect(checks[check](number)).toBe(true);
  for (let place = 0; place < number.length; place += 1) {
    const other = number[place] === "7" ? "8" : "7";
    expect(
      checks[check](number.slice(0, place) + other + number.slice(place + 1)),
      `${place}`,
    ).toBe(false);
  }
  for (const wrong of [number.slice(1), `${number}0`, "", "0".repeat(number.length - 1)])
    expect(checks[check](wrong), wrong).toBe(false);
});
test("a number is the same however it is grouped", () => {
  expect(normalizeNumber(" 51 824 753-556 ")).toBe("51824753556");
  expect(normalizeNumber("91350100m000100y43")).toBe("91350100M000100Y43");
});
test("a review is due after seven days, and begun days count whole", () => {
  const submitted = new Date("2026-10-01T22:15:30.250Z");
  const deadline = calculateDeadline(submitted).toISOString();
  // Daylight saving time starts in Sydney in between; the duration is the same.
  expect(deadline).toBe("2026-10-08T22:15:30.250Z");
  const left = (now: string) => countDaysLeft(deadline, new Date(now));
  expect(left("2026-10-01T22:15:30.250Z")).toBe(7);
  expect(left("2026-10-01T22:15:30.251Z")).toBe(7);
  expect(left("2026-10-07T22:15:30.249Z")).toBe(2);
  expect(left("2026-10-08T22:15:30.249Z")).toBe(1);
  expect(left("2026-10-08T22:15:30.250Z")).toBe(0);
  expect(left("2026-10-09T22:15:30.251Z")).toBe(-1);
});
