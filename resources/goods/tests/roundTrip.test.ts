import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

type Values = Record<string, unknown>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = (en: string, zh: string) => ({ en, zhCN: zh, zhTW: zh, km: en });
async function save(user: string, api: string, values: object): Promise<number> {
  const answer = await server.post(user, `${api}/editSubmit`, values);
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  return answer.data.id;
}
async function upload(background: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const head =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const answer = await server.request("harbour", {
    method: "POST",
    url: "/api/common/upload",
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from("\r\n--cut--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
  return answer.json().data.imgUrl;
}

const freight = {
  shipFromState: "NSW",
  shipFromCity: "Sydney",
  shipFromPostcode: "2000",
  deliveryTime: "d2",
  type: 2,
};
/** Fields that belong to a shop, or that sales and publications change. */
const ofShop = new Set([
  "id",
  "version",
  "addTime",
  "updTime",
  "addBy",
  "updBy",
  "shopId",
  "goods",
  "status",
  "category",
  "shopCategory",
  "tagIds",
  "freightTemplate",
  // Ids of values, which are named by `attrName`.
  "attrPath",
]);
/** The content of a record: references by their labels, pictures without the folder of the shop. */
function toContent(record: Values): Values {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(/\/files\/\d+\/[0-9a-f]{32}/g, "/files/shop/file");
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) =>
        ofShop.has(name) && name !== "_labels" ? [] : [[name, clean(one)]],
      ),
    );
  };
  return clean(record) as Values;
}
async function read(user: string): Promise<Values[]> {
  const { list } = (
    await server.get(user, "member/goods/getList", {
      status: "inWarehouse",
      sort: "id",
      order: "asc",
    })
  ).data;
  const records: Values[] = [];
  for (const { id } of list)
    records.push((await server.get(user, "member/goods/get", { id })).data);
  return records;
}

test("an export of one shop's products is imported into another with every field equal, and once", async () => {
  await addProducts();
  // A shop has shipping profiles of its own; one of the same name is found.
  await save("laneway", "member/shopFreight", { ...freight, name: "Parcel post" });
  const goods = importing(server, "laneway", "member/goods");
  const csv = await importing(server, "harbour", "member/goods").exported("csv");
  const { importId, status, origin } = await goods.whole(csv, { add: true });
  expect(origin).toBe("other");
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 3, failed: 0 });
  expect(status.notes).toEqual([
    "This file was exported from another shop, so its IDs aren't used: 3 records will be added as new, unless you've imported them before.",
  ]);
  await vi.waitFor(
    async () => {
      const { pictures } = (await server.get("laneway", "member/goods/importStatus", { importId }))
        .data;
      expect(pictures).toMatchObject({ done: pictures.total, failed: 0 });
      const { rows } = await server.database.pool.query(
        "select from import_pictures where state <> 'done'",
      );
      expect(rows).toHaveLength(0);
    },
    { timeout: 20_000, interval: 100 },
  );
  const [before, after] = [await read("harbour"), await read("laneway")];
  expect(after.map(toContent)).toEqual(before.map(toContent));

  const xlsx = await importing(server, "harbour", "member/goods").exported("xlsx");
  const again = await goods.whole(xlsx, { add: true });
  expect(again.status, JSON.stringify(again.status)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  });
});

async function addProducts() {
  const pantry = await save("platform", "system/category", { name: names("Pantry", "食品") });
  const tea = await save("platform", "system/category", {
    name: names("Tea", "茶"),
    parent: pantry,
  });
  const leaves = await save("harbour", "member/shopCate", { name: names("Leaves", "茶叶") });
  const green = await save("harbour", "member/shopCate", {
    name: names("Green", "绿茶"),
    parent: leaves,
  });
  const tag = await save("harbour", "member/goodsTag", { name: "new" });
  const template = await save("harbour", "member/shopFreight", { ...freight, name: "Parcel post" });
  const [main, side, small] = [
    await upload("#803020"),
    await upload("#208030"),
    await upload("#203080"),
  ];
  await save("harbour", "member/goods", {
    title: names("Sencha; first flush, 2026", "煎茶"),
    description: { en: "=Fresh", zhCN: "新茶" },
    detail: {
      en: `<p>Steamed "leaves", 70&nbsp;°C</p><p><img src="${side}" /></p>`,
      zhTW: "<p>蒸青</p>",
    },
    category: tea,
    shopCategory: green,
    tagIds: [tag],
    sort: 12,
    mainImg: main,
    imgs: [main, side],
    stockType: 2,
    freightTemplate: template,
    taxCode: "gstFree",
    params: [
      { name: "Origin", value: "Uji", sort: 3 },
      { name: "Harvest", value: "01", sort: 1 },
      { name: "Grade", value: "A", sort: 2 },
    ],
    attributes: [
      {
        id: 7,
        name: "Size",
        values: [
          { id: 9, name: "50 g" },
          { id: 4, name: "100 g" },
        ],
      },
      { id: 2, name: "Tin", values: [{ id: 5, name: "Red" }] },
    ],
    skus: [
      {
        attrPath: "9,5",
        code: "0050",
        barCode: "0012345678905",
        price: 14.5,
        oriPrice: 18,
        stock: 12,
        weightKg: 0.095,
        volumeM3: 0.000125,
        img: small,
      },
      { attrPath: "4,5", code: "SEN-100", price: 25, stock: 0, weightKg: 0.145 },
    ],
  });
  await save("harbour", "member/goods", { title: { en: "A draft without variants" } });
  await save("harbour", "member/goods", {
    title: { en: "Plain bowl", km: "ចាន" },
    skus: [{ price: 0, stock: 3, code: "+61 2" }],
  });
}
