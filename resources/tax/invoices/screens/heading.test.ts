import { expect, test } from "vitest";
import { formatAbn, getHeading, namesBuyer } from "./heading.ts";

test.each([
  ["invoice", true, "taxInvoice"],
  ["invoice", false, "invoice"],
  ["adjustmentNote", true, "adjustmentNote"],
  ["adjustmentNote", false, "creditNote"],
] as const)("the %s of a seller, registered for GST: %s, is a %s", (kind, gstRegistered, heading) =>
  expect(getHeading({ kind, gstRegistered })).toBe(heading),
);

test("the buyer is named from 1,000.00 on", () => {
  expect(namesBuyer({ total: 999_99 })).toBe(false);
  expect(namesBuyer({ total: 1_000_00 })).toBe(true);
  expect(namesBuyer({ total: -1_000_00 })).toBe(true);
});

test("an ABN is written in groups", () => expect(formatAbn("51824753556")).toBe("51 824 753 556"));
