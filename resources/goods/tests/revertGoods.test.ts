import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const save = async (values: object) => {
  const answer = await server.post("harbour", "member/goods/editSubmit", values);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data;
};

test("a saved form of a product is changed back, with the prices of its variants", async () => {
  const made = await save({
    title: { en: "Oolong", zhCN: "乌龙" },
    skus: [{ attrPath: "", price: 12, stock: 5, code: "OO-1" }],
  });
  const [sku] = made.skus;
  const edited = await save({
    id: made.id,
    version: made.version,
    title: { en: "Oolong", zhCN: "乌龙茶" },
    skus: [{ id: sku.id, price: 15, stock: 9, expectedStock: 5 }],
  });
  expect(edited.skus[0]).toMatchObject({ price: 15 });
  const { code, message } = await server.post("harbour", "member/goods/revert", {
    rows: [{ id: made.id, version: edited.version }],
  });
  expect([code, message]).toEqual([200, ""]);
  const { data } = await server.get("harbour", "member/goods/get", { id: made.id });
  expect(data.title).toMatchObject({ en: "Oolong", zhCN: "乌龙" });
  expect(data.skus[0]).toMatchObject({ id: sku.id, price: 12, stock: 5, code: "OO-1" });
});
