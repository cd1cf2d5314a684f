import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const hash = "0123456789abcdef0123456789abcdef";
const own = (ending = "png") => `/files/${server.shops.harbour}/${hash}.${ending}`;
const goods = (more: object) => ({
  title: { en: "Tea", zhCN: null, zhTW: null, km: null },
  skus: [{ attrPath: "", price: 10, stock: 5 }],
  ...more,
});
const submit = (more: object, user = "harbour") =>
  server.post(user, "member/goods/editSubmit", goods(more));
const english = { lang: "en_US" };

describe("S19: a picture field holds files of this shop and of the shared library alone", () => {
  test("own files, also private ones, and the platform's are taken", async () => {
    const { harbour } = server.shops;
    for (const address of [
      own(),
      `/files/private/${harbour}/${hash}.png`,
      `/files/platform/${hash}.png`,
    ])
      expect((await submit({ mainImg: address, imgs: [address] })).code, address).toBe(200);
    expect((await submit({ video: own("mp4") })).code).toBe(200);
  });
  test.each([
    "http://127.0.0.1:5432/",
    "http://localhost/a.png",
    "https://10.0.0.1/a.png",
    "https://tracker.example/pixel.gif",
    "http://[::1]/a.png",
    "/files/999/0123456789abcdef0123456789abcdef.png",
    "/files/private/999/0123456789abcdef0123456789abcdef.png",
  ])("%s is refused by name, in every kind of field", async (address) => {
    for (const [field, value] of Object.entries({
      mainImg: address,
      imgs: [own(), address],
      video: address,
    })) {
      const { code, data } = await submit({ [field]: value });
      expect(code, field).toBe(400);
      expect(Object.keys(data.errors)).toEqual([field]);
      expect(data.errors[field]).toMatch(/must be a file uploaded to this shop$/);
    }
    const child = await submit({ skus: [{ attrPath: "", price: 10, stock: 5, img: address }] });
    expect(child.code).toBe(400);
    expect(Object.keys(child.data.errors)).toEqual(["skus.0.img"]);
  });
  test("S19: a file is named by its own spelling alone", async () => {
    const { harbour, laneway } = server.shops;
    const spellings = [
      `/files//private/${laneway}/${hash}.png`,
      `/files/./private/${laneway}/${hash}.png`,
      `/files/${harbour}/../${laneway}/${hash}.png`,
      `/files/%70rivate/${laneway}/${hash}.png`,
      `/files/private//${harbour}/${hash}.png`,
      `/files/private/${laneway}`,
      `/files/${harbour}/${hash}.svg`,
      `/files/${harbour}/${hash}.png?x=1`,
      `/files/${harbour}/${hash}.png/`,
      `/files/${harbour}/tea.png`,
      "/files/tea.png",
    ];
    for (const address of spellings) {
      const { code, data } = await submit({ mainImg: address });
      expect([code, Object.keys(data?.errors ?? {})], address).toEqual([400, ["mainImg"]]);
    }
    for (const address of [own("jpg"), `/files/${harbour}/${hash}-small.webp`])
      expect((await submit({ mainImg: address })).code, address).toBe(200);
  });
  test("another shop's file is refused, and nothing is written", async () => {
    const { laneway } = server.shops;
    const before = (await server.get("harbour", "member/goods/getList")).data.total;
    for (const address of [
      `/files/${laneway}/${hash}.png`,
      `/files/private/${laneway}/${hash}.png`,
    ])
      expect((await submit({ mainImg: address })).code).toBe(400);
    expect((await server.get("harbour", "member/goods/getList")).data.total).toBe(before);
  });
  test("REST, single fields and the account's own picture hold the same", async () => {
    const bad = "https://tracker.example/pixel.gif";
    const rest = await server.request("harbour", {
      method: "POST",
      url: "/api/rest/goods",
      payload: goods({ mainImg: bad }),
      headers: english,
    });
    expect([rest.statusCode, Object.keys(rest.json().data.errors)]).toEqual([400, ["mainImg"]]);
    const { id } = (await submit({ mainImg: own() })).data;
    const bulk = await server.post("harbour", "member/goods/bulkEdit", {
      ids: [id],
      values: { mainImg: bad },
    });
    expect(bulk.data.failed).toHaveLength(1);
    const avatar = await server.post("harbour", "member/updateInfo", { avatar: bad });
    expect([avatar.code, Object.keys(avatar.data.errors)]).toEqual([400, ["avatar"]]);
    expect((await server.post("harbour", "member/updateInfo", { avatar: own() })).code).toBe(200);
  });
  test("what was stored before stays, and may be removed or kept by who edits another field", async () => {
    const { id } = (await submit({ mainImg: own(), imgs: [own()] })).data;
    const old = "https://elsewhere.example/b.jpg";
    await server.database.pool.query("update goods set main_img = $2, imgs = $3 where id = $1", [
      id,
      old,
      [old, own()],
    ]);
    const edit = (more: object) =>
      server.post("harbour", "member/goods/editSubmit", { id, ...more });
    expect((await edit({ mainImg: old, imgs: [own(), old] })).code).toBe(200);
    expect((await edit({ imgs: [own()] })).code).toBe(200);
    expect((await edit({ imgs: [own(), "https://elsewhere.example/c.jpg"] })).code).toBe(400);
  });
  test("the platform's records may show any upload, and no address of the web", async () => {
    const banner = (img: string) => server.post("platform", "system/banner/editSubmit", { img });
    const errors = async (img: string) => Object.keys((await banner(img)).data?.errors ?? {});
    expect(await errors("https://tracker.example/pixel.gif")).toContain("img");
    expect(await errors(`/files/platform/${hash}.png`)).not.toContain("img");
    expect(await errors(own())).not.toContain("img");
  });
});

test("S19: texts show pictures of the open web, and none of the reader's own network; the content policy fits", async () => {
  const pictures = [
    `<img src="${own()}" />`,
    '<img src="https://cdn.example/a.png" />',
    '<img src="http://127.0.0.1:5432/" />',
    '<img src="https://127.0.0.1/a.png" />',
    '<img src="https://[::1]/a.png" />',
    '<img src="https://router/a.png" />',
    '<img src="https://printer.local/a.png" />',
    '<img src="//tracker.example/a.png" />',
  ];
  const { data } = await submit({
    detail: { en: `<p>Tea</p>${pictures.join("")}`, zhCN: null, zhTW: null, km: null },
  });
  const detail = (await server.get("harbour", "member/goods/get", { id: data.id })).data.detail
    .en as string;
  const sources = [...detail.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual([own(), "https://cdn.example/a.png"]);
  const policy = String(
    (await server.request(null, { method: "GET", url: "/api/health" })).headers[
      "content-security-policy"
    ],
  );
  expect(policy).toContain("img-src 'self' data: blob: https:;");
  expect(policy).toContain("media-src 'self' blob:;");
});
