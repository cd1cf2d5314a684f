import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dateTime, defineResource, text } from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import { importing } from "./importing.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

/** Shifts begin at an instant in time. */
const shifts = defineResource("shifts", {
  api: "member/shift",
  route: "/stock/shift",
  access: "stock:shift",
  owner: "shop",
  fields: { name: text({ required: true, unique: true, max: 60 }), begins: dateTime() },
  list: { columns: ["name", "begins"] },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, shifts] });
  await server.post("platform", "system/category/editSubmit", {
    name: { en: "Pantry", zhCN: "食品", zhTW: "食品", km: "Pantry" },
  });
});
afterAll(() => server.close());

const goods = (user = "harbour") => importing(server, user, "member/goods");
const suppliers = (user = "harbour") => importing(server, user, "member/supplier");
const list = async (user: string, api: string, query: Record<string, string> = {}) =>
  (await server.get(user, `${api}/getList`, { sort: "id", order: "asc", ...query })).data.list;
const product = async (title: string, user = "harbour") => {
  const [found] = await list(user, "member/goods", { q: title, status: "inWarehouse" });
  return (await server.get(user, "member/goods/get", { id: found.id })).data;
};

describe("R1: a file that is not UTF-8 is read in the encoding that it is in", () => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  test.each([
    ["windows-1252", latin("Name,Remark\nCafé,Crème brûlée\nPiñata,Jalapeño\n"), "Café"],
    ["windows-1252", latin(`Name,Remark\n${"Tea,plain text\n".repeat(5000)}Jalapeño,x\n`), "Tea"],
    [
      "windows-1252",
      Buffer.from([...latin("Name\nM"), 0xfc, ...latin("sli;12 "), 0x80, 10]),
      "Müsli;12 €",
    ],
    [
      "windows-1252",
      Buffer.from([...latin("Name\nTea "), 0x96, ...latin(" it"), 0x92, ...latin("s\n")]),
      "Tea – it’s",
    ],
    [
      "gb18030",
      Buffer.from("c3fbb3c62cb1b8d7a20ac1fabeaeb2e82cc2ccb2e80acca2cec4d2f4c0cf2c780a", "hex"),
      "龙井茶",
    ],
    ["big5", Buffer.from("a657bad92cb5f9a8f30aa473bae8b7e4a87dafe32cb9f2b0ea0a", "hex"), null],
    [
      "shift_jis",
      Buffer.from("96bc914f2c94f58d6c0a97ce92832c8ae98e6e82cc82a890840a", "hex"),
      "緑茶",
    ],
  ])("%s", async (encoding, bytes, first) => {
    const read = await suppliers().preview(bytes);
    expect(read.encoding).toBe(encoding);
    expect(read.sample.flat().join("")).not.toContain("\ufffd");
    if (first) expect(read.sample[0]?.[0]).toBe(first);
  });

  test("the guess can be changed, and an unknown encoding is rejected", async () => {
    const bytes = latin("Name,Remark\nCafé,x\n");
    const read = await suppliers().preview(bytes, "?encoding=windows-1251");
    expect(read).toMatchObject({ encoding: "windows-1251", sample: [["Cafй", "x"]] });
    expect(read.encodings).toContain("windows-1252");
    expect((await suppliers().preview("Name\nCafé\n")).encoding).toBe("utf-8");
    const rejected = await server.request("harbour", {
      method: "POST",
      url: "/api/member/supplier/importPreview?encoding=klingon",
      payload: "",
    });
    expect(rejected.json()).toMatchObject({ code: 400 });
  });
});

describe("R2: record numbers are keys only in files that this shop has exported", () => {
  test("a column ID of another program is neither mapped nor a key, and cannot be made one", async () => {
    await goods().whole("Title,Variants: Price\nDress,20\n");
    const before = await product("Dress");
    const file = `ID,Title,Variants: Price\n${before.id},V-neck T-shirt,15\n`;
    const read = await goods().preview(file);
    expect(read).toMatchObject({
      mapping: [null, "title.en", "skus.price"],
      key: null,
      origin: null,
    });
    expect(
      [...read.keys, ...read.fields].map((one) => ("name" in one ? one.name : one.key)),
    ).not.toContain("id");
    const forced = await server.post("harbour", "member/goods/importRun", {
      importId: read.importId,
      mapping: ["id", "title.en", "skus.price"],
      key: "id",
    });
    expect(forced).toMatchObject({ code: 400, data: { error: "import.foreignIds" } });
    expect(forced.message).toContain("ID");
    const { status } = await goods().whole(file);
    expect(status).toMatchObject({ created: 1, updated: 0 });
    expect((await product("Dress")).title).toEqual(before.title);
  });

  test("R11, R2: an export carries its mark in CSV and XLSX, and changes nothing when it is read again", async () => {
    await server.post("harbour", "member/goods/editSubmit", {
      title: { en: "Scarf" },
      detail: { en: "<p>Wool</p>\n<script>1</script>", zhCN: " <p>羊毛</p> " },
      skus: [{ price: 30, stock: 2 }],
    });
    // A text that was stored before texts were trimmed.
    await server.database.pool.query(
      `update goods set detail = jsonb_set(detail, '{en}', to_jsonb(E'<p>Wool</p>\\n'::text)) where title ->> 'en' = 'Scarf'`,
    );
    for (const format of ["csv", "xlsx"]) {
      const file = await goods().exported(format);
      const { origin, key, columns, status } = await goods().whole(file);
      expect(columns[0]).toMatch(/^ID \(Markethall [0-9a-f]{10}\)$/);
      expect({ origin, key }).toEqual({ origin: "own", key: "id" });
      expect(status, JSON.stringify(status)).toMatchObject({ created: 0, updated: 0, failed: 0 });
    }
  });
});

const freePost = {
  shipFromState: "NSW",
  shipFromCity: "Sydney",
  shipFromPostcode: "2000",
  deliveryTime: "d2",
  type: 2,
};

test("R12: an export of one shop is read by another as suggested: as new products, and again as the same ones", async () => {
  const template = await server.post("harbour", "member/shopFreight/editSubmit", {
    ...freePost,
    name: "Harbour post",
  });
  const freight = template.code === 200 ? { freightTemplate: template.data.id } : {};
  expect(template.code, template.message).toBe(200);
  await server.post("harbour", "member/goods/editSubmit", {
    title: { en: "Teapot" },
    ...freight,
    attributes: [
      {
        id: 1,
        name: "Size",
        values: [
          { id: 2, name: "S" },
          { id: 3, name: "L" },
        ],
      },
    ],
    skus: [
      { attrPath: "2", code: "POT-S", price: 40, stock: 3 },
      { attrPath: "3", code: "POT-L", price: 60, stock: 4 },
    ],
  });
  const file = await goods().exported();
  const read = await goods("laneway").preview(file);
  expect(read).toMatchObject({ origin: "other", key: "_group" });
  const run = { mapping: read.mapping, key: read.key };
  const dry = await goods("laneway").run(read.importId, { ...run, dryRun: true });
  // References that this shop does not have are left out and reported; no product is rejected.
  expect(dry, JSON.stringify(dry.errors)).toMatchObject({ failed: 0, updated: 0 });
  expect(dry.created).toBeGreaterThan(0);
  expect(dry.notes[0]).toMatch(
    /^This file was exported from another shop, so its IDs aren't used: \d+ records? will be added/,
  );
  expect(dry.notes.join()).toContain(
    "Shipping profile: “Harbour post” wasn't found and is left blank for 1 record.",
  );

  const own = await server.post("laneway", "member/shopFreight/editSubmit", {
    ...freePost,
    name: "Laneway post",
  });
  const filled = { ...run, fill: { freightTemplate: own.data.id } };
  const status = await goods("laneway").run(read.importId, filled);
  expect(status, JSON.stringify(status.errors)).toMatchObject({ failed: 0, updated: 0 });
  expect(status.notes.join()).toContain("Shipping profile: “Harbour post” wasn't found");
  const pot = await product("Teapot", "laneway");
  expect(pot).toMatchObject({
    freightTemplate: own.data.id,
    skus: [{ code: "POT-S" }, { code: "POT-L", stock: 4 }],
  });
  const again = await goods("laneway").run((await goods("laneway").preview(file)).importId, filled);
  expect(again, JSON.stringify(again)).toMatchObject({ created: 0, updated: 0, failed: 0 });
  // With the suggested mapping, a name that is left out does not clear the shop's own value.
  const suggested = await goods("laneway").run(
    (await goods("laneway").preview(file)).importId,
    run,
  );
  expect(suggested, JSON.stringify(suggested)).toMatchObject({ created: 0, failed: 0 });
  expect((await product("Teapot", "laneway")).freightTemplate).toBe(own.data.id);
});

test("developers 8: an instant is read as the screens show it, on the shop's clocks, and as our own export writes it", async () => {
  const file =
    "Name,Begins\nA,2026-12-01 09:00\nB,2026-06-01T09:00:00Z\nC,2026-06-01\nD,31/12/2026\n";
  const { status } = await importing(server, "harbour", "member/shift").whole(file);
  expect(status).toMatchObject({ created: 3, failed: 1 });
  expect(
    (await list("harbour", "member/shift")).map((one: { begins: string }) => one.begins),
  ).toEqual(["2026-11-30T22:00:00.000Z", "2026-06-01T09:00:00.000Z", "2026-05-31T14:00:00.000Z"]);
  const exported = await importing(server, "harbour", "member/shift").exported("xlsx");
  const again = await importing(server, "harbour", "member/shift").whole(exported);
  expect(again.status).toMatchObject({ unchanged: 3, updated: 0, failed: 0 });
});

test("developers 8: a choice is read by its word, number or label, in any language and case; for others the error lists the labels", async () => {
  const { status } = await goods().whole(
    "Title,Reserve stock,Variants: Price\nPan,付款减库存,3\nPot,AT CHECKOUT,3\nUrn,2,3\nMug,onorder,3\nJar,later,3\n",
  );
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 4, failed: 1 });
  expect(status.errors).toMatchObject([
    { row: 6, message: "Reserve stock must be one of: At checkout, After payment" },
  ]);
  const codes = [
    await product("Pan"),
    await product("Pot"),
    await product("Urn"),
    await product("Mug"),
  ];
  expect(codes.map(({ stockType }) => stockType)).toEqual([2, 1, 2, 1]);
});

test("developers 12: an unknown reference is reported as not found", async () => {
  const { status } = await goods().whole("Title,Category,Variants: Price\nCup,Pantri,3\n");
  expect(status.errors).toEqual([
    { row: 2, field: "category", message: "No category called “Pantri”" },
  ]);
});

describe("R10: numbers are read in the file's format, and ambiguous ones are reported", () => {
  const head = "Title;Variants: Price;Variants: Weight;Variants: Stock\n";
  const read = async (file: string, options: Record<string, unknown> = {}) => {
    const { status } = await goods().whole(file, { dryRun: true, ...options });
    return status;
  };

  test("a decimal comma and currencies", async () => {
    const { status } = await goods().whole(
      `${head}Kanne;12,50;0,50;1.000\nTasse;€9,90;0,25;3\nTeller;AUD 1.234,50;1,5;4\nSchale;US$4,00;;1\n`,
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 4, failed: 0 });
    expect((await product("Kanne")).skus).toMatchObject([
      { price: 12.5, weightKg: 0.5, stock: 1000 },
    ]);
    expect((await product("Teller")).skus).toMatchObject([{ price: 1234.5, weightKg: 1.5 }]);
    expect(status.notes.filter((note: string) => note.includes("currency"))).toEqual([
      "2 amounts in Variants: Price are in another currency (€) and will be treated as A$ without conversion.",
    ]);
  });

  test("a number that is a thousand times another is never silent", async () => {
    const doubtful = await read(`${head}Kanne 2;1,250;12,500;1\n`);
    expect(doubtful.notes).toHaveLength(2);
    expect(doubtful.notes.join("\n")).toContain("“1,250” in row 2 is read as 1.250");
    // Other numbers in the file resolve the ambiguity.
    expect((await read(`${head}Kanne 2;1,250;;1\nTasse 2;12,50;;1\n`)).notes.join()).not.toContain(
      "ambiguous",
    );
    expect((await read('Title,Variants: Price\nKanne 2,"1,250"\n')).notes.join()).toContain(
      "is read as 1250",
    );
    expect(
      (await read('Title,Variants: Price\nKanne 2,"1,250"\n', { decimal: "point" })).notes,
    ).toEqual([]);
  });
});

test("the calls of imports are in the API's documentation with their inputs", async () => {
  const { paths } = (
    await server.request(null, { method: "GET", url: "/api/openapi.json" })
  ).json();
  const run =
    paths["/member/goods/importRun"].post.requestBody.content["application/json"].schema.properties;
  expect(Object.keys(run)).toEqual(
    expect.arrayContaining(["mapping", "dialect", "fill", "removeMissing", "decimal"]),
  );
  expect(paths["/member/goods/importPreview"].post.parameters[0].name).toBe("encoding");
  expect(paths["/member/goods/importRemarks"].get).toBeTruthy();
  expect(paths["/member/order/importRun"]).toBeUndefined();
});
