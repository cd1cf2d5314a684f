import { expect, it } from "vitest";
import { holdsAny } from "./Allowed.tsx";

const clerk = { roles: ["config"], permissions: ["config:supplier"] };
it("one of the roles or permissions is enough", () => {
  expect(holdsAny(clerk, ["admin", "config"])).toBe(true);
  expect(holdsAny(clerk, ["config:supplier"])).toBe(true);
  expect(holdsAny(clerk, ["admin"])).toBe(false);
});
it("a missing list is an error", () => {
  for (const roles of [undefined, []])
    expect(() => holdsAny(clerk, roles)).toThrow("need roles! Like v-permission=['admin','editor']");
});
