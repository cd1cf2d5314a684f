import { expect, test } from "vitest";
import { toSafeAddress } from "./toSafeAddress.ts";

test("a link leads to the web, a mailbox or a telephone, and nowhere else", () => {
  expect(toSafeAddress("https://example.com/a")).toBe("https://example.com/a");
  expect(toSafeAddress("example.com/a?b")).toBe("https://example.com/a?b");
  expect(toSafeAddress("ana@example.com")).toBe("mailto:ana@example.com");
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "not a site", ""])
    expect(toSafeAddress(bad)).toBe(null);
});
