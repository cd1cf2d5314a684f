import { expect, test } from "vitest";
import { maskCodes } from "./maskCodes.ts";

test.each([
  [
    "Your code is 123990. It expires in 10 minutes.",
    "Your code is •••990. It expires in 10 minutes.",
  ],
  ["验证码 123990，10 分钟内有效。", "验证码 •••990，10 分钟内有效。"],
  ["Withdrawal W-5 (A$2634.10 before fees)", "Withdrawal W-5 (A$2634.10 before fees)"],
])("%s", (text, masked) => {
  expect(maskCodes(text)).toBe(masked);
});
