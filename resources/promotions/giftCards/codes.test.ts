import { expect, test } from "vitest";
import { generateCode, hashCode, maskCode } from "./codes.ts";

test("codes are random, in groups of four, without letters that look alike", () => {
  const codes = Array.from({ length: 200 }, generateCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes)
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
});

test("a code is found in any case and with any separators", () => {
  const hash = hashCode("ABCD-EFGH-JKMN-PQRS");
  for (const typed of ["abcd-efgh-jkmn-pqrs", "ABCDEFGHJKMNPQRS", " abcd efgh jkmn pqrs "])
    expect(hashCode(typed)).toBe(hash);
  expect(hashCode("ABCD-EFGH-JKMN-PQRT")).not.toBe(hash);
});

test("a card is named by the end of its code", () => {
  expect(maskCode("abcd-efgh-jkmn-pqrs")).toBe("•••• PQRS");
});
