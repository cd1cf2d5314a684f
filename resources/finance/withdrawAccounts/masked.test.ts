import { expect, test } from "vitest";
import { masked } from "./masked.ts";

test("of a number its last four signs are shown, and never more than half of it", () => {
  expect(masked("6222021234567890")).toBe("•••• 7890");
  expect(masked("12345")).toBe("•••• 45");
  expect(masked("mia.chen@harbour.example")).toBe("•••• chen@");
  expect(masked("pay@example.com")).toBe("•••• y@");
});
