import { expect, test } from "vitest";
import {
  findDomainCycles,
  findErrorsPastTables,
  findImportsPastFaces,
  findWrongFolders,
  type Import,
  isServer,
  listImports,
  measureDomains,
} from "./importRules.mjs";

const value = (from: string, to: string): Import => ({ from, to, isValue: true });
const type = (from: string, to: string): Import => ({ from, to, isValue: false });

test("imports are read with their targets, and types are distinguished from values", () => {
  const source = [
    'import { sql } from "kysely";',
    "import {",
    "  a,",
    '} from "../b/a.ts";',
    'import type { C } from "./c.ts";',
    'export { d } from "./d.ts";',
    'import "./e.ts";',
    'const f = () => import("../f.tsx");',
  ].join("\n");
  expect(listImports("x/y/z.ts", source)).toEqual([
    value("x/y/z.ts", "x/b/a.ts"),
    type("x/y/z.ts", "x/y/c.ts"),
    value("x/y/z.ts", "x/y/d.ts"),
    value("x/y/z.ts", "x/y/e.ts"),
    value("x/y/z.ts", "x/f.tsx"),
  ]);
});

test("a folder imports only from folders below it", () => {
  expect(
    findWrongFolders([
      value("server/app.ts", "adapters/mail.ts"),
      value("server/tests/app.test.ts", "tests/testServer.ts"),
      type("adapters/mail.ts", "server/mailer.ts"),
      value("core/money.ts", "resources/orders/index.ts"),
    ]),
  ).toEqual([
    "adapters/mail.ts imports server/mailer.ts: adapters may not import server",
    "core/money.ts imports resources/orders/index.ts: core may not import resources",
  ]);
});

test("a domain is imported through its faces, by tests too, and never through its own", () => {
  expect(
    findImportsPastFaces([
      value("resources/orders/orders/ship.ts", "resources/orders/orders/lines.ts"),
      value("resources/orders/orders/ship.ts", "resources/freight/server.ts"),
      value("resources/index.ts", "resources/orders/index.ts"),
      type("server/cart.ts", "resources/orders/orders/lines.ts"),
      value("resources/goods/tests/lock.test.ts", "resources/orders/orders/queries/lock.ts"),
      value("resources/orders/orders/ship.ts", "resources/orders/server.ts"),
    ]),
  ).toEqual([
    "server/cart.ts imports resources/orders/orders/lines.ts: past the faces of orders",
    "resources/goods/tests/lock.test.ts imports resources/orders/orders/queries/lock.ts: past the faces of orders",
    "resources/orders/orders/ship.ts imports resources/orders/server.ts: files of a domain import each other, not its face",
  ]);
});

test("domains that import each other's values are a cycle; types and tests may point back", () => {
  const there = value("resources/orders/orders/pay.ts", "resources/payments/server.ts");
  const back = "resources/payments/payments/topUp.ts";
  expect(findDomainCycles([there, type(back, "resources/orders/server.ts")])).toEqual([]);
  expect(
    findDomainCycles([
      there,
      value("resources/payments/tests/a.test.ts", "resources/orders/server.ts"),
    ]),
  ).toEqual([]);
  expect(findDomainCycles([there, value(back, "resources/orders/server.ts")])).toEqual([
    [
      "domains in a cycle: orders → payments → orders",
      "  resources/orders/orders/pay.ts imports resources/payments/server.ts",
      "  resources/payments/payments/topUp.ts imports resources/orders/server.ts",
    ].join("\n"),
  ]);
});

test("only tests and the demo import the face of a domain for tests", () => {
  const face = "resources/orders/testing.ts";
  expect(
    findImportsPastFaces([
      value("tests/trade/keys.test.ts", face),
      value("demo/addTrade.ts", face),
      value("server/app.ts", face),
    ]),
  ).toEqual([`server/app.ts imports ${face}: only tests and the demo may`]);
});

test("commands, queries, rules and imports of a resource are server code", () => {
  const files = [
    "resources/orders/orders/commands/shipOrder.ts",
    "resources/orders/orders/queries/lockOrders.ts",
    "resources/goods/goods/importExport/goodsImportExport.ts",
    "resources/orders/orders/orders.server.ts",
    "resources/orders/server.ts",
  ];
  expect(files.filter(isServer)).toEqual(files);
  const shared = [
    "resources/orders/orders/orders.ts",
    "resources/orders/index.ts",
    "resources/orders/orders/screens/x.ts",
  ];
  expect(shared.filter(isServer)).toEqual([]);
});

test("a domain holds at most a quarter of the lines of resources", () => {
  const lines = (orders: number) =>
    new Map([
      ["resources/orders/a.ts", orders],
      ["resources/goods/b.ts", 100],
      ["resources/freight/c.ts", 100],
      ["resources/index.ts", 100],
      ["server/app.ts", 5000],
    ]);
  expect(measureDomains(lines(100))).toEqual({
    figure: "resources/orders is the largest domain: 100 of 400 lines, 25.0 %",
    errors: [],
  });
  expect(measureDomains(lines(101)).errors).toEqual([
    "resources/orders is the largest domain: 101 of 401 lines, 25.2 %, more than 25 %",
  ]);
});

test("an error without a table is found; the class itself, its subclasses and tests are free", () => {
  const source = 'throw new DomainError(422, "order.odd", { key: "errors.order.odd" });';
  expect(findErrorsPastTables("resources/orders/orders/commands/ship.ts", source)).toEqual([
    'resources/orders/orders/commands/ship.ts: "new DomainError" creates an error without a code of a table; use domainError("…")',
  ]);
  expect(findErrorsPastTables("framework/server/domainError.ts", source)).toEqual([]);
  expect(
    findErrorsPastTables(
      "framework/server/http/findOverload.ts",
      "class Overload extends DomainError {",
    ),
  ).toEqual([]);
  expect(findErrorsPastTables("server/tests/login.test.ts", source)).toEqual([]);
});
