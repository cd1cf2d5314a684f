import { expect, test } from "vitest";
import { getErrorReference } from "./getErrorReference.ts";

test("an error has the same short reference each time, and another one has another", () => {
  const create = (message: string) =>
    Object.assign(new Error(message), { stack: `Error: ${message}\n  at page.js:1` });
  const reference = getErrorReference(create("no list"));
  expect(reference).toMatch(/^B-[0-9A-F]{8}$/);
  expect(getErrorReference(create("no list"))).toBe(reference);
  expect(getErrorReference(create("no row"))).not.toBe(reference);
});
