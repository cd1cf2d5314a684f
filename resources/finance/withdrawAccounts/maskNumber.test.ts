import { expect, test } from "vitest";
import { maskNumber } from "./maskNumber.ts";

test("of a number its last four signs are shown, and never more than half of it", () => {
  expect(maskNumber("6222021234567890")).toBe("•••• 7890");
  expect(maskNumber("12345")).toBe("•••• 45");
  expect(maskNumber("mia.chen@harbour.example")).toBe("•••• chen@");
  expect(maskNumber("pay@example.com")).toBe("•••• y@");
});
