import { expect, test } from "vitest";
import { countUnits } from "./typedUnits.ts";

const line = { id: 7, left: 10 };

test("all units that are to arrive are accepted until something is typed", () => {
  expect(countUnits(line, undefined)).toEqual({
    lineId: 7,
    accepted: 10,
    rejected: 0,
    isValid: true,
  });
});

test("accepted and rejected units are at most those that are to arrive", () => {
  expect(countUnits(line, { accepted: " 7 ", rejected: "3" })).toMatchObject({
    accepted: 7,
    rejected: 3,
    isValid: true,
  });
  expect(countUnits(line, { accepted: "8", rejected: "3" }).isValid).toBe(false);
  expect(countUnits(line, { accepted: "", rejected: "3" })).toMatchObject({ accepted: 0 });
  expect(countUnits(line, { accepted: "-1", rejected: "0" }).isValid).toBe(false);
  expect(countUnits(line, { accepted: "1.5", rejected: "0" }).isValid).toBe(false);
});
