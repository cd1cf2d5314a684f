import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "framework/server/operations";

test("every file of the operations has its test beside it", () => {
  const files = readdirSync(folder);
  const missing = files
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith("Fixtures.ts"))
    .map((file) => file.replace(/\.ts$/, ".test.ts"))
    .filter((file) => !files.includes(file));
  expect(missing).toEqual([]);
});
