import { expect, test } from "vitest";
import { findDomainCycles, findFileCycles } from "./importCycles.mjs";
import type { Import } from "./readImports.mjs";

const value = (from: string, to: string): Import => ({ from, to, isValue: true, line: 1 });

const pay = "resources/orders/orders/pay.ts";
const topUp = "resources/payments/payments/topUp.ts";
const there = value(pay, "resources/payments/server.ts");
const back = value(topUp, "resources/orders/server.ts");
const cycle = [
  "domains in a cycle: orders → payments → orders (move what both need into the domain that is imported, or into core/)",
  `  ${pay}:1 imports resources/payments/server.ts`,
  `  ${topUp}:1 imports resources/orders/server.ts`,
].join("\n");

test("domains that import each other are a cycle, by types too", () => {
  expect(findDomainCycles([there, back])).toEqual([cycle]);
  expect(findDomainCycles([back, { ...there, isValue: false }])).toEqual([cycle]);
});

test("domains without a cycle pass, and tests stand above them", () => {
  expect(findDomainCycles([there])).toEqual([]);
  const test = value("resources/payments/tests/a.test.ts", "resources/orders/server.ts");
  expect(findDomainCycles([there, test])).toEqual([]);
});

test("a cycle over several domains is shown once, and a domain that only leads to it is not", () => {
  const chain = ["a", "b", "c", "a"].map((name) => `resources/${name}/server.ts`);
  const steps = chain.slice(1).map((to, index) => value(chain[index] ?? "", to));
  const outside = value("resources/z/server.ts", "resources/a/server.ts");
  expect(findDomainCycles([outside, ...steps]).map((text) => text.split(" (")[0])).toEqual([
    "domains in a cycle: a → b → c → a",
  ]);
});

test("files that load each other are a cycle, unless by a type or later", () => {
  const first = value("core/a.ts", "core/b.ts");
  const second = value("core/b.ts", "core/a.ts");
  expect(findFileCycles([first, second])).toHaveLength(1);
  expect(findFileCycles([first, { ...second, isValue: false }])).toEqual([]);
  expect(findFileCycles([first, { ...second, isDynamic: true }])).toEqual([]);
});
