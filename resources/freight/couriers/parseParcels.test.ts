import { expect, test } from "vitest";
import { courierNames } from "./locales/courierNames.ts";
import { findCourier, parsePastedParcels } from "./parseParcels.ts";

const names = courierNames["zh-CN"];
test.each([
  ["auspost", "auspost"],
  [" Australia Post ", "auspost"],
  ["澳大利亚邮政", "auspost"],
  ["StarTrack", "startrack"],
  ["Nobody", null],
])("a file's courier %s is %s, in any language", (written, courier) =>
  expect(findCourier(written, names)).toBe(courier),
);

test("lines of a spreadsheet are numbers, with their courier in the next column", () =>
  expect(parsePastedParcels("'33AB 1\nDHL\t44\n0\n\n55", names)).toEqual([
    { number: "33AB1", courier: null },
    { number: "44", courier: "dhl" },
    { number: "0", courier: null },
    { number: "", courier: null },
    { number: "55", courier: null },
  ]));
