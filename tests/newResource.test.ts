import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDeclarations, type Resource } from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import { priceTags } from "./priceTags.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

/** The README's example: one file of at most 40 lines provides all of the following. */
// A project whose developer followed the README has it already.
const own: readonly Resource[] = resources;
const isDeclared = own.some(({ name }) => name === priceTags.name);
const all: readonly Resource[] = isDeclared ? own : [...own, priceTags];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: all });
});
afterAll(() => server.close());

test("the declaration has at most 40 lines, and contradicts nothing", () => {
  expect(readFileSync("tests/priceTags.ts", "utf8").trim().split("\n").length).toBeLessThanOrEqual(
    40,
  );
  expect(checkDeclarations(all)).toEqual([]);
  expect(Object.values(priceTags.fields).map((field) => field.kind)).toEqual([
    "text",
    "reference",
    "money",
    "integer",
    "date",
    "boolean",
    "email",
    "longText",
    "choice",
  ]);
});

test("the README shows it unchanged", () => {
  const shown = /```ts\n(import [\s\S]*?defineResource\("priceTags"[\s\S]*?)```/.exec(
    readFileSync("README.md", "utf8"),
  )?.[1];
  // The test's copy is two folders higher than a resource.
  expect(shown?.replace("../../../framework", "../framework")).toBe(
    readFileSync("tests/priceTags.ts", "utf8"),
  );
});

test("it is saved, checked, searched, sorted and filtered", async () => {
  const supplier = (
    await server.post("harbour", "member/supplier/editSubmit", {
      name: "Bakery",
      phone: "0400 000 000",
    })
  ).data.id;
  const made = await server.post("harbour", "member/priceTag/editSubmit", {
    code: "A-1",
    supplier,
    price: 4.5,
    validFrom: "2026-03-01",
  });
  expect(made).toMatchObject({
    code: 200,
    data: {
      price: 4.5,
      copies: 1,
      urgent: false,
      status: "draft",
      _labels: { supplier: "Bakery" },
    },
  });
  const rejected = await server.post("harbour", "member/priceTag/editSubmit", {
    code: "A-2",
    price: 4.555,
    urgent: true,
    copies: 501,
  });
  expect(rejected.code).toBe(400);
  expect(
    Object.keys(
      (
        await server.post("harbour", "member/priceTag/editSubmit", {
          code: "A-2",
          price: 4,
          urgent: true,
          copies: 501,
        })
      ).data.errors,
    ).sort(),
  ).toEqual(["copies", "proofTo"]);
  expect(
    (
      await server.get("harbour", "member/priceTag/getList", {
        price_gte: 4,
        price_lte: 5,
        supplier,
        q: "a-1",
        sort: "price",
        order: "desc",
      })
    ).data.total,
  ).toBe(1);
  expect(
    (await server.post("harbour", "member/supplier/delete", { ids: [supplier] })).data.failed,
  ).toMatchObject([{ code: 409, error: "record.referenced" }]);
});

test("its two actions follow its states", async () => {
  const { data } = await server.post("harbour", "member/priceTag/editSubmit", {
    code: "B-1",
    price: 1,
  });
  expect((await server.post("harbour", "member/priceTag/print", { id: data.id })).data.status).toBe(
    "printed",
  );
  expect((await server.post("harbour", "member/priceTag/print", { id: data.id })).code).toBe(409);
  expect((await server.post("harbour", "member/priceTag/cancel", { id: data.id })).code).toBe(400);
  expect(
    (await server.post("harbour", "member/priceTag/cancel", { id: data.id, reason: "torn" })).data
      .status,
  ).toBe("void");
});

test("its permission opens it, and its tenant scope isolates it", async () => {
  const looker = await server.hire(["stock:priceTags"]);
  expect((await server.get(looker, "member/priceTag/getList")).code).toBe(200);
  expect(
    await server.post(looker, "member/priceTag/editSubmit", { code: "C-1", price: 1 }),
  ).toMatchObject({
    code: 403,
    data: { permission: "stock:priceTags:create" },
  });
  expect((await server.get("laneway", "member/priceTag/getList")).data.total).toBe(0);
});

test("it is exported, and its file imports", async () => {
  const file = await server.request("harbour", {
    method: "GET",
    url: "/api/member/priceTag/export?format=csv",
  });
  expect(file.body).toContain('"A-1","Bakery",4.5,1,"2026-03-01","false"');
  expect(
    (await server.request("harbour", { method: "GET", url: "/api/member/priceTag/importTemplate" }))
      .statusCode,
  ).toBe(200);
  expect(
    (await server.request(null, { method: "GET", url: "/api/openapi.json" })).json().paths[
      "/member/priceTag/print"
    ].post.summary,
  ).toBe("Print: from draft to printed");
});
