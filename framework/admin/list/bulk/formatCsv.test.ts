import { expect, test } from "vitest";
import { formatCsv } from "./formatCsv.ts";

test("cells with commas, quotes and lines are quoted, and formulas stay text", () => {
  expect(
    formatCsv([
      ["Id", "Name"],
      ["1", 'Tea, "green"'],
      ["2", "=SUM(A1)"],
    ]),
  ).toBe('\ufeffId,Name\r\n1,"Tea, ""green"""\r\n2,\'=SUM(A1)\r\n');
});
