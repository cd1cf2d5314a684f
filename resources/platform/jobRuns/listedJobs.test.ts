import { expect, test } from "vitest";
import { toInterval } from "./listedJobs.ts";

test.each([
  [1440, "days", 1],
  [60, "hours", 1],
  [120, "hours", 2],
  [90, "minutes", 90],
  [1, "minutes", 1],
])("every %i minutes are %s: %i", (minutes, unit, count) => {
  expect(toInterval(minutes)).toEqual({ unit, count });
});
