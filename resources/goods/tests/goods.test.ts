import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let category: number;
let template: number;
const save = (values: object, user = "harbour") =>
  server.post(user, "member/goods/editSubmit", values);
const read = async (id: number, user = "harbour") => server.get(user, "member/goods/get", { id });
const colours = {
  id: 1,
  name: "Colour",
  values: [
    { id: 1, name: "Red" },
    { id: 2, name: "Blue" },
  ],
};
const sizes = {
  id: 2,
  name: "Size",
  values: [
    { id: 3, name: "S" },
    { id: 4, name: "L" },
  ],
};
const sku = (attrPath: string, more: object = {}) => ({
  attrPath,
  price: 20,
  stock: 5,
  weightKg: 0.5,
  ...more,
});
const shirt = (more: object = {}) => ({
  title: { en: "Shirt", zhCN: "衬衫", zhTW: "襯衫" },
  category,
  mainImg: "/files/platform/c9507f538a6e79c9bd6229981d6e05a3.png",
  imgs: ["/files/platform/c9507f538a6e79c9bd6229981d6e05a3.png"],
  freightTemplate: template,
  attributes: [colours, sizes],
  skus: [sku("1,3"), sku("1,4", { price: 22.5 }), sku("2,3"), sku("2,4", { stock: 7 })],
  ...more,
});
const made = async (more: object = {}, user = "harbour") => {
  const answer = await save(shirt(more), user);
  expect(answer, JSON.stringify(answer.data)).toMatchObject({ code: 200 });
  return answer.data;
};

beforeAll(async () => {
  server = await startTestServer();
  const names = { en: "Shirts", zhCN: "衬衫", zhTW: "襯衫", km: "អាវ" };
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
});
afterAll(() => server.close());

describe("a product and its variants", () => {
  test("are saved together: named, coded, summed up", async () => {
    const { id } = await made();
    const { data } = await read(id);
    expect(data.skus.map(({ attrName }: { attrName: string }) => attrName)).toEqual([
      "Red / S",
      "Red / L",
      "Blue / S",
      "Blue / L",
    ]);
    expect(data).toMatchObject({
      price: 20,
      maxPrice: 22.5,
      stock: 22,
      skuCount: 4,
      status: "inWarehouse",
      languages: ["en", "zhCN", "zhTW"],
    });
    const codes = data.skus.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(4);
    expect(codes[0]).toMatch(/^S-[2-9A-Z]{10}$/);
  });

  test("retain their numbers when a value is renamed, and move to the trash when it is removed", async () => {
    const before = await made();
    const renamed = {
      ...colours,
      values: [
        { id: 1, name: "Crimson" },
        { id: 2, name: "Blue" },
      ],
    };
    const { data: after } = await save({
      id: before.id,
      version: before.version,
      attributes: [renamed, sizes],
    });
    expect(after.skus[0]).toMatchObject({ id: before.skus[0].id, attrName: "Crimson / S" });

    const less = { ...colours, values: [{ id: 2, name: "Blue" }] };
    const remaining = after.skus.filter(({ attrPath }: { attrPath: string }) =>
      attrPath.startsWith("2"),
    );
    const { data: left } = await save({
      id: before.id,
      attributes: [less, sizes],
      skus: remaining,
    });
    expect(left.skus.map(({ id }: { id: number }) => id)).toEqual([
      before.skus[2].id,
      before.skus[3].id,
    ]);
    expect(left).toMatchObject({ stock: 12, skuCount: 2 });
    const { rows } = await server.database.pool.query("select deleted_at from skus where id = $1", [
      before.skus[0].id,
    ]);
    expect(rows[0].deleted_at).not.toBeNull();
  });

  test("a change of one column leaves alone what was sold meanwhile", async () => {
    const { id, skus, version } = await made();
    await server.database.pool.query("update skus set stock = 1 where id = $1", [skus[0].id]);
    const changed = skus.map(({ id: row, price }: { id: number; price: number }) => ({
      id: row,
      price: price + 1,
    }));
    const { data } = await save({ id, version, skus: changed });
    expect(data.skus.map(({ stock }: { stock: number }) => stock)).toEqual([1, 5, 5, 7]);
    expect(data).toMatchObject({ price: 21, stock: 18 });
  });

  test("two variants may swap their codes", async () => {
    const { id, skus } = await made();
    const [one, two] = skus;
    const { data, code } = await save({
      id,
      skus: skus.map((row: { id: number; code: string }) => ({
        ...row,
        code: row.id === one.id ? two.code : row.id === two.id ? one.code : row.code,
      })),
    });
    expect(code).toBe(200);
    expect(data.skus[0]).toMatchObject({ id: one.id, code: two.code });
  });

  test.each([
    ["a combination that is none", { skus: [sku("1,9")] }, "skus.0.attrPath"],
    ["a combination with a value too few", { skus: [sku("1")] }, "skus.0.attrPath"],
    ["a combination twice", { skus: [sku("1,3"), sku("1,3")] }, "skus.1.attrPath"],
    ["a price above the original one", { skus: [sku("1,3", { oriPrice: 19.99 })] }, "skus.0.price"],
    ["a price with three decimals", { skus: [sku("1,3", { price: 1.234 })] }, "skus.0.price"],
    [
      "a weight with four decimals",
      { skus: [sku("1,3", { weightKg: 1.2345 })] },
      "skus.0.weightKg",
    ],
    ["a stock below nothing", { skus: [sku("1,3", { stock: -1 })] }, "skus.0.stock"],
    ["half a piece", { skus: [sku("1,3", { stock: 1.5 })] }, "skus.0.stock"],
    [
      "a code twice",
      { skus: [sku("1,3", { code: "X" }), sku("1,4", { code: "x" })] },
      "skus.1.code",
    ],
    [
      "four attributes",
      {
        attributes: [1, 2, 3, 4].map((id) => ({ id, name: `A${id}`, values: [{ id, name: "x" }] })),
      },
      "attributes",
    ],
    [
      "an attribute without values",
      { attributes: [{ id: 1, name: "Colour", values: [] }] },
      "attributes",
    ],
    [
      "values of one name",
      {
        attributes: [
          {
            id: 1,
            name: "C",
            values: [
              { id: 1, name: "Red" },
              { id: 2, name: "red" },
            ],
          },
        ],
      },
      "attributes",
    ],
    ["no English title", { title: { zhCN: "衬衫" } }, "title.en"],
  ])("%s is rejected by its position, and nothing is saved", async (_what, more, path) => {
    const count = async () =>
      (
        await server.database.pool.query(
          "select (select count(*) from goods) as g, (select count(*) from skus) as s",
        )
      ).rows[0];
    const before = await count();
    const { code, data } = await save(shirt(more));
    expect(code).toBe(400);
    expect(Object.keys(data.errors)).toContainEqual(path);
    expect(await count()).toEqual(before);
  });

  test("a code is unique in its shop, and free in another", async () => {
    await made({ attributes: [], skus: [sku("", { code: "ONE-1" })] });
    expect(await save(shirt({ attributes: [], skus: [sku("", { code: "one-1" })] }))).toMatchObject(
      {
        code: 400,
        data: { errors: { "skus.0.code": expect.stringContaining("SKU") } },
      },
    );
    expect(
      await save(
        shirt({
          attributes: [],
          freightTemplate: null,
          mainImg: null,
          imgs: [],
          skus: [sku("", { code: "ONE-1" })],
        }),
        "laneway",
      ),
    ).toMatchObject({ code: 200 });
  });

  test("200 variants are the most", async () => {
    const many = (count: number) =>
      [...Array(count).keys()].map((index) => ({ id: index + 1, name: `v${index}` }));
    const three = [many(20), many(10).map((value) => ({ ...value, id: value.id + 100 }))].map(
      (values, index) => ({
        id: index + 1,
        name: `A${index}`,
        values,
      }),
    );
    const paths = (three[0]?.values ?? []).flatMap((left) =>
      (three[1]?.values ?? []).map((right) => `${left.id},${right.id}`),
    );
    const { data } = await save(shirt({ attributes: three, skus: paths.map((path) => sku(path)) }));
    expect(data.skuCount).toBe(200);
    expect(
      await save(shirt({ attributes: three, skus: [...paths, "1,101"].map((path) => sku(path)) })),
    ).toMatchObject({
      code: 400,
    });
  });
});

describe("a product's way to the shelf", () => {
  test("is put on sale when it is complete, and taken off sale", async () => {
    const { id } = await made();
    expect(await server.post("harbour", "member/goods/shangjia", { ids: [id] })).toMatchObject({
      code: 200,
      data: { list: [{ status: "onSale" }] },
    });
    expect(await server.post("harbour", "member/goods/shangjia", { id })).toMatchObject({
      code: 409,
    });
    expect(await server.post("harbour", `member/goods/xiajia?ids=${id}`)).toMatchObject({
      data: { list: [{ status: "inWarehouse" }] },
    });
  });

  test("lists what is missing, and retains the platform's approval", async () => {
    const { id } = await made({ category: null, mainImg: null });
    const rejected = await server.post("harbour", "member/goods/shangjia", { id });
    expect(rejected).toMatchObject({ code: 422, data: { error: "goods.incomplete" } });
    expect(Object.keys(rejected.data.errors).sort()).toEqual(["category", "mainImg"]);

    const good = await made();
    await server.post("harbour", "member/goods/shangjia", { id: good.id });
    const more = { ...sku("2,4"), stock: 0 };
    expect(await save({ id: good.id, skus: [...good.skus.slice(0, 3), more] })).toMatchObject({
      code: 400,
      data: { errors: { "skus.3.stock": expect.any(String) } },
    });
    expect(await save({ id: good.id, mainImg: null })).toMatchObject({
      code: 400,
      data: { errors: { mainImg: expect.any(String) } },
    });
  });

  test("leads over the platform's desk while goods are reviewed", async () => {
    expect(
      await server.post("harbour", "system/config/editSubmit", { goodsReview: true }),
    ).toMatchObject({
      code: 403,
    });
    await server.post("platform", "system/config/editSubmit", { goodsReview: true });
    const { id } = await made();
    expect(await server.post("harbour", "member/goods/shangjia", { id })).toMatchObject({
      data: { status: "pendingReview" },
    });
    expect(
      await server.post("platform", "system/goods/reject", { id, reason: "Blurred" }),
    ).toMatchObject({
      code: 200,
    });
    expect((await read(id)).data).toMatchObject({ status: "rejected", rejectReason: "Blurred" });
    expect(await server.post("harbour", "member/goods/shangjia", { id })).toMatchObject({
      data: { status: "pendingReview" },
    });
    expect(await server.post("harbour", "system/goods/approve", { id })).toMatchObject({
      code: 403,
    });
    const tabs = async () => (await server.get("harbour", "member/goods/getCounts")).data;
    const before = await tabs();
    await server.post("platform", "system/goods/approve", { id });
    expect(await tabs()).toMatchObject({ onSale: (before.onSale ?? 0) + 1 });
    expect((await read(id)).data).toMatchObject({ status: "onSale", rejectReason: null });
    await server.post("platform", "system/config/editSubmit", { goodsReview: false });
  });

  test("a product in a promotion is deleted by no call, and each says why", async () => {
    const [{ id }, { id: free }] = [await made(), await made()];
    const setType = (type: string) =>
      server.database.pool.query("update goods set type = $1 where id = $2", [type, id]);
    await setType("group");
    const why =
      "This product is in a promotion. End its flash sale or delete its group deal first.";
    const single = await server.post("harbour", "member/goods/delete", { ids: [id] });
    expect(single).toMatchObject({
      code: 409,
      message: why,
      data: { error: "record.notDeletable", failed: [{ id, message: why }] },
    });
    const bulk = await server.post("harbour", "member/goods/delete", { ids: [id, free] });
    expect(bulk).toMatchObject({
      code: 200,
      data: { ids: [free], failed: [{ id, code: 409, error: "record.notDeletable" }] },
    });
    const rest = await server.request("harbour", {
      method: "DELETE",
      url: `/api/rest/goods/${id}`,
      headers: { "accept-language": "zh-CN" },
    });
    expect([rest.statusCode, rest.json()]).toMatchObject([
      409,
      {
        message: "该商品正在参加促销：请先结束秒杀，或删除其拼团活动",
        data: { error: "record.notDeletable" },
      },
    ]);
    expect((await read(id)).code).toBe(200);
    await setType("ordinary");
    expect(await server.post("harbour", "member/goods/delete", { ids: [id] })).toMatchObject({
      data: { ids: [id] },
    });
  });

  test("a deleted product is in the trash with its variants, and is restored to the warehouse", async () => {
    const { id, skus } = await made();
    await server.post("harbour", "member/goods/shangjia", { id });
    expect(await server.post("harbour", "member/goods/delete", { ids: [id] })).toMatchObject({
      data: { ids: [id] },
    });
    const there = () =>
      server.get("harbour", "member/sku/getList", {
        ids: skus.map((row: { id: number }) => row.id).join(),
      });
    expect((await there()).data.total).toBe(0);
    await server.post("harbour", "member/goods/restore", { ids: [id] });
    expect((await there()).data.total).toBe(4);
    expect((await read(id)).data).toMatchObject({ status: "inWarehouse", skuCount: 4 });
    await server.post("harbour", "member/goods/delete", { ids: [id] });
    expect(await server.post("harbour", "member/goods/purge", { ids: [id] })).toMatchObject({
      data: { ids: [id] },
    });
  });
});

describe("stock", () => {
  test("of a page is set at once, all or nothing", async () => {
    const { id, skus } = await made();
    const lines = skus.map((row: { id: number; stock: number }, index: number) => ({
      skuId: row.id,
      stock: 50 + index,
      expected: row.stock,
    }));
    expect(
      await server.post("harbour", "member/goods/updateStock", { stockJson: lines }),
    ).toMatchObject({
      data: { changed: 4 },
    });
    expect((await read(id)).data.stock).toBe(206);
    expect(
      await server.post("harbour", "member/goods/updateStock", {
        stockJson: [...lines, { skuId: 999_999, stock: 1 }],
      }),
    ).toMatchObject({ code: 400 });
    expect(
      await server.post("laneway", "member/goods/updateStock", { stockJson: lines }),
    ).toMatchObject({ code: 400 });
    expect(
      await server.post("harbour", "member/goods/updateStock", {
        stockJson: [{ skuId: skus[0].id, stock: -1, expected: 50 }],
      }),
    ).toMatchObject({ code: 400 });
    expect((await read(id)).data.stock).toBe(206);
  });

  test("is listed thing by thing, in the reader's language", async () => {
    await made({ title: { en: "Kimono", zhCN: "和服" } });
    const { data } = await server.get(
      "harbour",
      "member/goods/getStockList",
      { goodsName: "kimono" },
      { lang: "zh_CN" },
    );
    expect(data).toMatchObject({
      total: 4,
      list: [
        { goodsName: "和服", cateName: "衬衫", attrName: "Red / S", price: 20, stock: 5 },
        {},
        {},
        {},
      ],
    });
    expect(
      (await server.get("laneway", "member/goods/getStockList", { goodsName: "kimono" })).data
        .total,
    ).toBe(0);
  });

  test("of one thing is edited in the list of stock, and its product follows", async () => {
    const { id, skus } = await made();
    await server.post("harbour", "member/sku/editSubmit", {
      id: skus[0].id,
      stock: 105,
      expectedStock: 5,
    });
    expect((await read(id)).data.stock).toBe(122);
    expect(
      await server.post("harbour", "member/sku/editSubmit", { id: skus[0].id, oriPrice: 1 }),
    ).toMatchObject({
      code: 400,
    });
    expect(
      await server.post("harbour", "member/sku/editSubmit", { price: 1, stock: 1 }),
    ).toMatchObject({ code: 404 });
  });
});

test("parameters are requested, added, changed and deleted one by one", async () => {
  const { id: goodsId, version } = await made();
  const { data } = await server.post("harbour", "member/goodsQuality/add", {
    goodsId,
    name: "Fabric",
    value: "Linen",
    sort: 1,
  });
  await server.post("harbour", "member/goodsQuality/add", {
    id: data.id,
    goodsId,
    name: "Fabric",
    value: "Cotton",
    sort: 1,
  });
  expect(
    (await server.get("harbour", "member/goodsQuality/query", { goodsId })).data.list,
  ).toMatchObject([{ id: data.id, value: "Cotton" }]);
  expect((await read(goodsId)).data.version).toBeGreaterThan(version);
  expect(await server.get("laneway", "member/goodsQuality/query", { goodsId })).toMatchObject({
    code: 404,
  });
  expect(
    await server.post("laneway", "member/goodsQuality/delete", { ids: String(data.id) }),
  ).toMatchObject({
    code: 404,
  });
  expect(
    await server.post("harbour", "member/goodsQuality/add", { goodsId, name: "", value: "x" }),
  ).toMatchObject({
    code: 400,
  });
  expect(
    await server.post("harbour", "member/goodsQuality/delete", { ids: String(data.id) }),
  ).toMatchObject({
    data: { deleted: 1 },
  });
  const history = await server.get("harbour", "member/goods/getHistory", { id: goodsId });
  expect(history.data.list).toMatchObject([
    { operation: "edit", changes: { params: expect.any(Array) } },
    { operation: "edit", changes: { params: expect.any(Array) } },
    { operation: "edit", changes: { params: expect.any(Array) } },
    { operation: "create" },
  ]);
});

test("of two concurrent edits of one product, the later is rejected with the other's values", async () => {
  const { id, version } = await made();
  expect(await save({ id, version, sort: 3 })).toMatchObject({ code: 200 });
  const late = await save({ id, version, sort: 4 });
  expect(late).toMatchObject({ code: 409, data: { error: "record.stale", current: { sort: 3 } } });
  expect(late.data.current.skus).toHaveLength(4);
});

test("counts by stock are recalculated after a change of stock", async () => {
  const { id, skus } = await made({ attributes: [], skus: [sku("", { stock: 77_777 })] });
  const count = async () =>
    (await server.get("harbour", "member/goods/getList", { stock: 77_777 })).data.total;
  expect(await count()).toBe(1);
  await server.post("harbour", "member/sku/editSubmit", {
    id: skus[0].id,
    stock: 5,
    expectedStock: 77_777,
  });
  await expect.poll(count).toBe(0);
  expect((await read(id)).data.stock).toBe(5);
});
