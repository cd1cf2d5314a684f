import { expect, test } from "vitest";
import { maskNumber } from "./maskNumber.ts";

test("of a number its last four signs are shown, and never more than half of it; of an address its first", () => {
  expect(maskNumber("6222021234567890")).toBe("••••\u00a07890");
  expect(maskNumber("12345")).toBe("••••\u00a045");
  expect(maskNumber("mia.chen@harbour.example")).toBe("m••••@");
  expect(maskNumber("pay@example.com")).toBe("p••••@");
});
