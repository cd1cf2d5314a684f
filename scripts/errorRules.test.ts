import { expect, test } from "vitest";
import { findErrorsPastTables } from "./errorRules.mjs";

const source = 'throw new DomainError("rejected", "order.odd", { key: "errors.order.odd" });';
const file = "resources/orders/orders/commands/ship.ts";
const find = (text: string) => findErrorsPastTables(file, text);

test("an error without a table is found with its line", () =>
  expect(find(`// DomainError\n${source}`)).toEqual([
    `${file}:2 "new DomainError" creates an error without a code of a table; use domainError("…")`,
  ]));

test.each([
  'import { DomainError as X } from "./domainError.ts"; throw new X(422);',
  'import * as errors from "./domainError.ts"; throw new errors.DomainError(422);',
  "class Odd extends DomainError {}",
  "const X = DomainError;",
  'export { DomainError as X } from "./domainError.ts";',
])("a class by another name is found: %s", (text) => expect(find(text)).toHaveLength(1));

test("a file is no test because of its name", () =>
  expect(findErrorsPastTables("resources/finance/payouts/renderPayout.ts", source)).toHaveLength(
    1,
  ));

test("the class itself, its subclasses, its uses as a type and tests are free", () => {
  expect(findErrorsPastTables("framework/server/domainError.ts", source)).toEqual([]);
  const subclass = "class Overload extends DomainError {}";
  expect(findErrorsPastTables("framework/server/http/findOverload.ts", subclass)).toEqual([]);
  expect(findErrorsPastTables("server/tests/login.test.ts", source)).toEqual([]);
  expect(find("if (error instanceof DomainError) throw error;")).toEqual([]);
});
