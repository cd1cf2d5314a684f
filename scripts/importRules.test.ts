import { expect, test } from "vitest";
import {
  findImportsPastFaces,
  findWrongFolders,
  findWrongPackages,
  findWrongSides,
} from "./importRules.mjs";
import type { Import } from "./readImports.mjs";

const value = (from: string, to: string, kind: Partial<Import> = {}): Import => ({
  from,
  to,
  isValue: true,
  line: 3,
  ...kind,
});

test("a folder imports only from folders below it, and says what to do", () => {
  expect(
    findWrongFolders([
      value("server/app.ts", "adapters/mail.ts"),
      value("server/tests/app.test.ts", "tests/testServer.ts"),
      value("scripts/docs.ts", "resources/index.ts"),
      value("adapters/mail.ts", "server/mailer.ts", { isValue: false }),
    ]),
  ).toEqual([
    "adapters/mail.ts:3 imports server/mailer.ts: adapters may not import server, only framework, core, resources, i18n, adapters; move what both need down, or pass it as an argument",
  ]);
  const cell = value("framework/admin/list/renderCell.tsx", "resources/orders/screens.ts");
  expect(findWrongFolders([cell])).toHaveLength(1);
});

test("the dashboard lays out cards and imports no resource", () => {
  const page = "src/pages/dashboard/Dashboard.tsx";
  expect(
    findWrongFolders([
      value(page, "resources/orders/index.ts"),
      value(page, "src/resource/dashboardCards.ts"),
      value("src/pages/dashboard/DoNext.test.tsx", "resources/index.ts"),
      value("src/resource/dashboardCards.ts", "resources/orders/orders/OrdersDashboard.tsx"),
    ]),
  ).toEqual([
    "src/pages/dashboard/Dashboard.tsx:3 imports resources/orders/index.ts: src/pages/dashboard may not import resources, only framework, core, dataProvider, authProvider, i18n, src; move what both need down, or pass it as an argument",
  ]);
});

test("an example has nothing of the marketplace, in its tests neither", () => {
  const server = "examples/library/books.server.ts";
  const own = "examples/library/tests/library.test.ts";
  expect(findWrongFolders([value(server, "framework/server/app/openApp.ts")])).toEqual([]);
  expect(findWrongFolders([value(own, server)])).toEqual([]);
  for (const [from, to] of [
    ["examples/library/app.ts", "core/app.ts"],
    [server, "server/app.ts"],
    ["examples/library/main.tsx", "src/App.tsx"],
    [own, "resources/index.ts"],
  ] as const)
    expect(findWrongFolders([value(from, to)])).toHaveLength(1);
});

test("only the loader of the demo imports it, and only dynamically", () => {
  const file = "server/loadDemo.ts";
  expect(findWrongFolders([value(file, "demo/index.ts", { isDynamic: true })])).toEqual([]);
  expect(findWrongFolders([value(file, "demo/index.ts")])).toHaveLength(1);
  expect(findWrongFolders([value(file, "src/main.tsx", { isDynamic: true })])).toHaveLength(1);
});

test("production code imports no tests", () =>
  expect(
    findWrongFolders([value("resources/goods/goods/save.ts", "resources/goods/tests/samples.ts")]),
  ).toEqual([
    "resources/goods/goods/save.ts:3 imports resources/goods/tests/samples.ts: production code may not import tests; move what it needs out of the test, or list a new helper of tests in scripts/fileKinds.mjs",
  ]));

test("a domain is imported through its faces, by tests too, and never through its own", () => {
  expect(
    findImportsPastFaces([
      value("resources/orders/orders/ship.ts", "resources/orders/orders/lines.ts"),
      value("resources/orders/orders/ship.ts", "resources/freight/server.ts"),
      value("resources/index.ts", "resources/orders/index.ts"),
      value("server/cart.ts", "resources/orders/orders/lines.ts"),
      value("src/pages/Cart.tsx", "resources/orders/orders/Lines.tsx"),
      value("resources/goods/tests/lock.test.ts", "resources/orders/orders/queries/lock.ts"),
      value("resources/orders/orders/ship.ts", "resources/orders/server.ts"),
    ]),
  ).toEqual([
    "server/cart.ts:3 imports resources/orders/orders/lines.ts: past the faces of orders; import it from resources/orders/server.ts, a public face, and export it there",
    "src/pages/Cart.tsx:3 imports resources/orders/orders/Lines.tsx: past the faces of orders; import it from resources/orders/screens.ts, a public face, and export it there",
    "resources/goods/tests/lock.test.ts:3 imports resources/orders/orders/queries/lock.ts: past the faces of orders; import it from resources/orders/server.ts, a public face, and export it there",
    "resources/orders/orders/ship.ts:3 imports resources/orders/server.ts: files of a domain import each other, not its face; import the file that declares it",
  ]);
});

test("the list of resources names them by the files that declare them", () => {
  const list = "resources/declarations.ts";
  expect(
    findImportsPastFaces([
      value(list, "resources/orders/orders/orders.ts"),
      value(list, "resources/orders/orders/orders.server.ts"),
      value("resources/index.ts", "resources/orders/orders/orders.ts"),
    ]).map((text) => text.split(": ")[0]),
  ).toEqual([
    `${list}:3 imports resources/orders/orders/orders.server.ts`,
    "resources/index.ts:3 imports resources/orders/orders/orders.ts",
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
  ).toEqual([
    `server/app.ts:3 imports ${face}: only tests and the demo may; export it from server.ts if it is used`,
  ]);
});

test("patterns find rules, screens and messages by name, each from one place", () => {
  const rules = "resources/orders/orders/orders.server.ts";
  const isGlob = true;
  expect(findImportsPastFaces([value("server/modules.ts", rules, { isGlob })])).toEqual([]);
  expect(findImportsPastFaces([value("server/app.ts", rules, { isGlob })])).toHaveLength(1);
  expect(findImportsPastFaces([value("server/modules.ts", rules)])).toHaveLength(1);
  const command = "resources/orders/orders/commands/ship.ts";
  expect(findImportsPastFaces([value("server/modules.ts", command, { isGlob })])).toHaveLength(1);
});

test("server code stays on the server, screens in the browser, and the schema alone", () => {
  expect(
    findWrongSides([
      value("src/pages/Cart.tsx", "resources/orders/server.ts"),
      value("resources/orders/orders/commands/ship.ts", "resources/orders/orders/Ship.tsx"),
      value("framework/schema/field.ts", "framework/admin/list/List.tsx"),
      value("src/pages/Cart.test.tsx", "server/app.ts"),
    ]).map((text) => text.split(": ")[1]?.split(";")[0]),
  ).toEqual(["only the server may", "only the browser may", "the schema imports nothing else"]);
});

test("a package is in the list of package.json that its importer needs", () => {
  const load = (from: string, to: string) => value(from, to, { isPackage: true });
  expect(
    findWrongPackages(
      [
        load("server/app.ts", "fastify"),
        load("server/app.ts", "node:fs"),
        load("server/app.ts", "axios/lib"),
        { ...load("server/app.ts", "react"), isValue: false },
        load("src/main.tsx", "@mui/material/Button"),
        load("scripts/docs.ts", "vite"),
      ],
      { fastify: "5", "@mui/material": "7" },
    ),
  ).toEqual([
    "server/app.ts:3 loads axios: package.json must name it among its dependencies",
    "src/main.tsx:3 loads @mui/material: package.json must name it among its devDependencies",
  ]);
});
