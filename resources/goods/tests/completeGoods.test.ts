import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let category: number;
let template: number;
beforeAll(async () => {
  server = await startTestServer();
  const names = { en: "Tea", zhCN: "茶", zhTW: "茶", km: "តែ" };
  category = (await server.post("platform", "system/category/editSubmit", { name: names })).data.id;
  const freight = {
    name: "Free",
    type: 2,
    shipFromState: "NSW",
    shipFromCity: "Sydney",
    shipFromPostcode: "2000",
    deliveryTime: "d3",
  };
  template = (await server.post("harbour", "member/shopFreight/editSubmit", freight)).data.id;
}, 120_000);
afterAll(() => server.close());

const complete = () => ({
  title: { en: "Oolong", zhCN: "乌龙", zhTW: "烏龍" },
  category,
  mainImg: "/files/platform/7239ea2b5dc943f61f3c0a0276c20974.png",
  imgs: ["/files/platform/7239ea2b5dc943f61f3c0a0276c20974.png"],
  freightTemplate: template,
  skus: [{ attrPath: "", price: 12, stock: 5 }],
});
const save = (values: object) => server.post("harbour", "member/goods/editSubmit", values);
const make = async (values: object): Promise<number> => {
  const answer = await save(values);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data.id;
};

describe("D4: products go on sale only complete", () => {
  test("one answer names all that is missing, by field and in the reader's language", async () => {
    const id = await make({ title: { en: "Bare" } });
    const answer = await server.post("harbour", "member/goods/shangjia", { id });
    expect(answer).toMatchObject({ code: 422, data: { error: "goods.incomplete" } });
    expect(Object.keys(answer.data.errors).sort()).toEqual(
      ["category", "freightTemplate", "mainImg", "skus", "title.zhCN", "title.zhTW"].sort(),
    );
    for (const part of ["Title (", "Category", "Main image", "Shipping profile"])
      expect(answer.message).toContain(part);
    const chinese = await server.post(
      "harbour",
      "member/goods/shangjia",
      { id },
      { lang: "zh_CN" },
    );
    expect(chinese.message).toMatch(/^上架前请先补全：.*、/);
  });

  test.each([
    ["a title in each language", { title: { en: "Oolong", zhCN: "乌龙" } }, "title.zhTW"],
    ["a category", { category: null }, "category"],
    ["a main picture", { mainImg: null }, "mainImg"],
    ["a freight template", { freightTemplate: null }, "freightTemplate"],
    ["a variant", { skus: [] }, "skus"],
    ["something in stock", { skus: [{ attrPath: "", price: 12, stock: 0 }] }, "skus"],
  ])("needs %s, also by ids", async (_what, lacking, path) => {
    const id = await make({ ...complete(), ...lacking });
    const bulk = await server.post("harbour", "member/goods/shangjia", { ids: [id] });
    expect(bulk).toMatchObject({
      code: 422,
      data: { failed: [{ id, error: "goods.incomplete", errors: { [path]: expect.any(String) } }] },
    });
    expect(bulk.message).toBe(bulk.data.failed[0].message);
    expect((await server.get("harbour", "member/goods/get", { id })).data.status).toBe(
      "inWarehouse",
    );
  });

  test("a complete one is put on sale, and cannot lose the fields that buyers see", async () => {
    const id = await make(complete());
    expect(await server.post("harbour", "member/goods/shangjia", { id })).toMatchObject({
      code: 200,
      data: { status: "onSale" },
    });
    expect(await save({ id, mainImg: null })).toMatchObject({
      code: 400,
      data: { errors: { mainImg: expect.any(String) } },
    });
  });

  test("the main picture alone is enough: the gallery of buyers begins with it", async () => {
    const { mainImg } = complete();
    const id = await make({ ...complete(), imgs: [] });
    const read = async () => (await server.get("harbour", "member/goods/get", { id })).data;
    expect((await read()).imgs).toEqual([]);
    expect(await server.post("harbour", "member/goods/shangjia", { id })).toMatchObject({
      code: 200,
    });
    expect((await read()).imgs).toEqual([mainImg]);
    await save({ id, imgs: [] });
    expect((await read()).imgs).toEqual([mainImg]);
  });

  test("bulk names the missing parts of each row, and puts the others on sale", async () => {
    const [ready, bare] = [await make(complete()), await make({ ...complete(), mainImg: null })];
    const answer = await server.post("harbour", "member/goods/shangjia", { ids: [ready, bare] });
    expect(answer).toMatchObject({
      code: 200,
      data: {
        list: [{ id: ready }],
        failed: [{ id: bare, errors: { mainImg: expect.any(String) } }],
      },
    });
  });
});

describe("D5: codes of variants find their product", () => {
  test("by sn and by q, by code and bar code, of its own shop alone", async () => {
    const id = await make({
      ...complete(),
      skus: [{ attrPath: "", price: 12, stock: 5, code: "HP-940-01", barCode: "9312345678907" }],
    });
    const foundBy = async (query: Record<string, string>, user = "harbour") =>
      (await server.get(user, "member/goods/getList", query)).data.list.map(
        (row: { id: number }) => row.id,
      );
    const queries: Record<string, string>[] = [
      { sn: "HP-940-01" },
      { q: "hp-940" },
      { q: "9312345678907" },
      { sn: "HP-940-01", marketEnable: "DOWN" },
    ];
    for (const query of queries) expect(await foundBy(query), JSON.stringify(query)).toEqual([id]);
    expect(await foundBy({ sn: "HP-940-02" })).toEqual([]);
    expect(await foundBy({ q: "HP-940-01" }, "laneway")).toEqual([]);
    expect(await foundBy({ q: "oolong" })).toContain(id);
    expect(
      (await server.get("harbour", "member/goods/getCounts", { q: "HP-940-01" })).data.all,
    ).toBe(1);
    expect((await server.get("platform", "system/goods/getList", { q: "oolong" })).code).toBe(200);
    await server.post("harbour", "member/goods/delete", { ids: [id] });
    expect(await foundBy({ sn: "HP-940-01" })).toEqual([]);
  });
});
