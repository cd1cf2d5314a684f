import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let web: Server;
let origin = "";
const pages = new Map<string, string>();
const requests: string[] = [];
beforeAll(async () => {
  const createPicture = (green: number) =>
    sharp({
      create: { width: 30, height: 30, channels: 3, background: { r: 40, g: green, b: 90 } },
    })
      .webp()
      .toBuffer();
  web = createServer(({ url = "" }, response) => {
    requests.push(url);
    const page = pages.get(url);
    if (page !== undefined)
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    else if (url === "/moved") response.writeHead(302, { location: "/oolong" }).end();
    else if (url === "/large")
      response
        .writeHead(200, { "content-type": "text/html", "content-length": String(6 * 1024 * 1024) })
        .end();
    else if (url === "/plain") response.writeHead(200, { "content-type": "text/plain" }).end("Tea");
    else if (url.startsWith("/pictures/"))
      createPicture(Number(url.replace(/\D/g, ""))).then((bytes) => response.end(bytes));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  server = await startTestServer({ server: { privatePictures: true } });
});
afterAll(async () => {
  await server.close();
  web.closeAllConnections();
  web.close();
});
const names = (en: string, zhCN: string) => ({ en, zhCN, zhTW: zhCN, km: en });

describe("the platform's library", () => {
  const list = (query: Record<string, string | number> = {}, user = "harbour") =>
    server.get(user, "member/goods/getPlatformList", query);
  let tea = 0;
  let green = 0;
  beforeAll(async () => {
    const add = async (call: string, values: object) => {
      const answer = await server.post("platform", `${call}/editSubmit`, values);
      expect(answer, JSON.stringify(answer.data)).toMatchObject({ code: 200 });
      return answer.data.id as number;
    };
    tea = await add("system/category", { name: names("Tea", "茶") });
    green = await add("system/category", { name: names("Green tea", "绿茶"), parent: tea });
    const attributes = [{ id: 1, name: "Tin", values: [{ id: 1, name: "50 g" }] }];
    const params = [{ name: "Origin", value: "Anxi", sort: 1 }];
    const remaining = {
      title: names("Oolong", "乌龙茶"),
      category: tea,
      attributes,
      params,
      price: 19.5,
      weightKg: 0.1,
    };
    await add("system/goodsLibrary", {
      ...remaining,
      detail: { en: "<p>Rolled</p><script>alert(1)</script>" },
    });
    await add("system/goodsLibrary", { title: names("Longjing", "龙井"), category: green });
    await add("system/goodsLibrary", {
      title: names("Secret blend", "秘方"),
      category: tea,
      status: 0,
    });
  });

  test("is read by shops whole, without what is hidden", async () => {
    const { data } = await list();
    expect(data).toMatchObject({ total: 2, page: 1, pageSize: 20 });
    expect(data.list.map(({ title }: { title: { en: string } }) => title.en)).toEqual([
      "Longjing",
      "Oolong",
    ]);
    expect(data.list[1]).toMatchObject({
      price: 19.5,
      weightKg: 0.1,
      attributes: [{ id: 1, name: "Tin", values: [{ id: 1, name: "50 g" }] }],
      params: [{ name: "Origin", value: "Anxi", sort: 1 }],
      detail: { en: "<p>Rolled</p>" },
      _labels: { category: "Tea" },
    });
  });
  test("is searched by title in any language, and by category with all below it", async () => {
    expect((await list({ title: "龙井" })).data.total).toBe(1);
    expect((await list({ title: "oolong" })).data.total).toBe(1);
    expect((await list({ cateId: tea })).data.total).toBe(2);
    expect((await list({ cateId: green })).data.total).toBe(1);
    expect((await list({ page: 2, pageSize: 1 })).data).toMatchObject({
      total: 2,
      list: [{ title: { en: "Oolong" } }],
    });
    expect((await list({ cateId: "many" })).data.errors).toHaveProperty("cateId");
  });
  test("is readable with the right to create products, is edited by the platform only, and is documented", async () => {
    expect((await list({}, await server.hire(["goods:publish"]))).code).toBe(200);
    expect((await list({}, await server.hire(["stock:supplier"]))).code).toBe(403);
    expect((await list({}, "platform")).code).toBe(403);
    expect((await server.get(null, "member/goods/getPlatformList")).code).toBe(401);
    expect(
      (await server.post("harbour", "system/goodsLibrary/editSubmit", { title: { en: "Mine" } }))
        .code,
    ).toBe(403);
    const { paths } = (
      await server.request(null, { method: "GET", url: "/api/openapi.json" })
    ).json();
    expect(
      paths["/member/goods/getPlatformList"].get.parameters.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(["page", "pageSize", "title", "cateId"]);
    expect(paths["/member/goods/getThirdDetail"].get.parameters[0].name).toBe("url");
  });
});

describe("a page of another site", () => {
  const detail = (path: string, user = "harbour", headers: Record<string, string> = {}) =>
    server.get(user, "member/goods/getThirdDetail", { url: origin + path }, headers);
  const product = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "BreadcrumbList", name: "Home" },
      {
        "@type": ["Product"],
        name: "Iron Goddess &amp; friends",
        description:
          '<p>Rolled by hand.</p><img src="https://example.com/spy.png"><script>alert(1)</script>',
        image: [
          "/pictures/1",
          { "@type": "ImageObject", contentUrl: "/pictures/2" },
          "/gone.png",
          "/pictures/3",
        ],
        gtin13: "9312345678907",
        offers: { "@type": "AggregateOffer", lowPrice: "19.50", priceCurrency: "AUD" },
      },
    ],
  };

  test("is read by its structured data; the pictures are the shop's own", async () => {
    const script = `<script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(product).replaceAll("</", "<\\/")}</script>`;
    pages.set(
      "/oolong",
      `<!doctype html><html lang="zh-TW"><head>${script}</head><body><p>Welcome</p></body></html>`,
    );
    const { code, data } = await detail("/moved");
    expect(code).toBe(200);
    expect(data).toMatchObject({
      language: "zhTW",
      title: "Iron Goddess & friends",
      description: "Rolled by hand.",
      detail: "<p>Rolled by hand.</p>",
      price: 19.5,
      currency: "AUD",
      barCode: "9312345678907",
    });
    expect(data.images).toHaveLength(3);
    for (const address of data.images) {
      expect(address).toMatch(new RegExp(`^/files/${server.shops.harbour}/`));
      expect((await server.request(null, { method: "GET", url: address })).statusCode).toBe(200);
    }
    const materials = await server.get("harbour", "member/source/getList");
    expect(materials.data.total).toBe(3);
  });
  test("is read by its sharing metadata where it has nothing else", async () => {
    const images = Array.from(
      { length: 7 },
      (_, index) => `<meta property="og:image" content="/pictures/${20 + index * 9}">`,
    );
    pages.set(
      "/shared",
      `<html><head><meta property="og:title" content="Tea &quot;No. 5&quot;"/><meta property="og:description" content="Two&#10;lines &lt; three">
       <meta property="product:price:amount" content="1,299.00"><meta property="product:price:currency" content="USD">${images.join("")}</head></html>`,
    );
    const { data } = await detail("/shared");
    expect(data).toMatchObject({
      language: "en",
      title: 'Tea "No. 5"',
      price: 1299,
      currency: "USD",
      barCode: null,
    });
    expect(data.description).toBe("Two lines < three");
    expect(data.detail).toMatch(/^<p>Two<br \/>lines &lt; three<\/p>$/);
    expect(data.images).toHaveLength(5);
  });
  test("that cannot be read is refused with the reason, in one's language", async () => {
    pages.set("/about", "<html><head><title>About us</title></head></html>");
    for (const [path, reason, error] of [
      ["/about", "noProduct", "goodsSource.noProduct"],
      ["/plain", "noProduct", "goodsSource.noProduct"],
      ["/none", "missing", "goodsSource.notFound"],
      ["/large", "tooLarge", "goodsSource.tooLarge"],
    ] as const)
      expect(await detail(path), path).toMatchObject({ code: 422, data: { error, reason } });
    const rejected = await server.get("harbour", "member/goods/getThirdDetail", {
      url: "http://127.0.0.1:1/",
    });
    expect(rejected.data.reason).toBe("unreachable");
    expect((await detail("/none", "harbour", { lang: "zh_CN" })).message).toBe("该地址没有页面");
    for (const url of ["", "tea", "ftp://example.com/tea"])
      expect(
        (await server.get("harbour", "member/goods/getThirdDetail", { url })).data.errors,
        url,
      ).toHaveProperty("url");
  });
  test("requires the right to create products", async () => {
    requests.length = 0;
    expect(
      (await detail("/oolong", await server.hire(["goods:sell", "goods:sell:edit"]))).code,
    ).toBe(403);
    expect((await detail("/oolong", "platform")).code).toBe(403);
    expect((await server.get(null, "member/goods/getThirdDetail", { url: origin })).code).toBe(401);
    expect(requests).toEqual([]);
    expect((await detail("/oolong", await server.hire(["goods:publish"]))).code).toBe(200);
  });
  test("is limited to twenty requests a minute", async () => {
    const hand = await server.hire(["goods:publish"]);
    const codes: number[] = [];
    for (let time = 0; time < 21; time += 1) codes.push((await detail("/none", hand)).code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  });
});

test("the server never fetches a page from itself or its network", async () => {
  const closed = await startTestServer();
  requests.length = 0;
  for (const url of [
    `${origin}/oolong`,
    "http://localhost/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
  ])
    expect(await closed.get("harbour", "member/goods/getThirdDetail", { url }), url).toMatchObject({
      code: 422,
      data: { error: "goodsSource.addressPrivate", reason: "private" },
    });
  expect(requests).toEqual([]);
  await closed.close();
});
