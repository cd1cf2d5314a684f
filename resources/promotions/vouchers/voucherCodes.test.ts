import { expect, test } from "vitest";
import { hashCode } from "../giftCards/codes.ts";
import { codeFields } from "./voucherCalls.ts";
import { hashVoucherCode } from "./voucherCodes.ts";

test("a code is the same in any case and with any separators, and no code of a gift card", () => {
  const hash = hashVoucherCode("PANTRY-5OFF");
  for (const typed of ["pantry-5off", "PANTRY5OFF", " Pantry 5off "])
    expect(hashVoucherCode(typed)).toBe(hash);
  expect(hashVoucherCode("PANTRY-5OFG")).not.toBe(hash);
  expect(hashCode("PANTRY-5OFF")).not.toBe(hash);
});

test("a code of the shop's own has at least six letters or digits", () => {
  const { pattern } = codeFields.code.options;
  for (const code of ["PANTRY", "spring-2027", "TEA 10 OFF"]) expect(code).toMatch(pattern ?? /$^/);
  for (const code of ["TEA10", "A-B-C-D", "茶茶茶茶茶茶", "PANTRY!", "-PANTRY", "PANTRY--5"])
    expect(code).not.toMatch(pattern ?? /^/);
});
