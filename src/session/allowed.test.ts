import { expect, it } from "vitest";
import { hasAnyRole } from "./Allowed.tsx";

const clerk = { roles: ["config"], permissions: ["config:supplier"] };
it("one of the roles or permissions is enough", () => {
  expect(hasAnyRole(clerk, ["admin", "config"])).toBe(true);
  expect(hasAnyRole(clerk, ["config:supplier"])).toBe(true);
  expect(hasAnyRole(clerk, ["admin"])).toBe(false);
});
it("a missing list is an error", () => {
  for (const roles of [undefined, []])
    expect(() => hasAnyRole(clerk, roles)).toThrow(
      "need roles! Like v-permission=['admin','editor']",
    );
});
