import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const boundary = "----house";
function multipart(name: string, content: Buffer | string, type = "application/octet-stream") {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
const api = "/api/member/supplier";
const preview = async (content: string | Buffer, user = "harbour") =>
  (
    await server.request(user, {
      method: "POST",
      url: `${api}/importPreview`,
      ...multipart("rows.csv", content),
    })
  ).json();
async function run(
  importId: string,
  mapping: (string | null)[],
  options: { key?: string | null; dryRun?: boolean } = {},
) {
  const started = await server.post("harbour", "member/supplier/importRun", {
    importId,
    mapping,
    key: options.key ?? null,
    dryRun: options.dryRun ?? false,
  });
  expect(started.code, started.message).toBe(200);
  for (let tries = 0; tries < 600; tries += 1) {
    const { data } = await server.get("harbour", "member/supplier/importStatus", { importId });
    if (data.state !== "running") return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the import does not end");
}
const count = async () => (await server.get("harbour", "member/supplier/getList")).data.total;
const csv = `Name,Phone,Credit limit,Supplies,Remark\r\nTea & Co,0291 570 111,"1,234.50",Drinks; other,"=SUM(A1)"\r\nRice House,(03) 5550 1234,,pantry,米\r\n`;

test("an empty list has nothing to export", async () => {
  expect(await server.get("harbour", "member/supplier/export")).toMatchObject({
    code: 422,
    data: { error: "export.empty" },
  });
});

test("a dry run reports what would happen and changes nothing; the run does it; a second run changes nothing", async () => {
  const { data } = await preview(csv);
  expect(data).toMatchObject({
    columns: ["Name", "Phone", "Credit limit", "Supplies", "Remark"],
    total: 2,
    mapping: ["name", "phone", "creditLimit", "supplies", "remark"],
  });
  expect(await run(data.importId, data.mapping, { key: "name", dryRun: true })).toMatchObject({
    state: "done",
    created: 2,
    failed: 0,
  });
  expect(await count()).toBe(0);
  expect(await run(data.importId, data.mapping, { key: "name" })).toMatchObject({
    state: "done",
    done: 2,
    created: 2,
    failed: 0,
    errors: [],
  });
  const { list } = (await server.get("harbour", "member/supplier/getList", { q: "tea" })).data;
  expect(list).toMatchObject([{ creditLimit: 1234.5, supplies: ["drinks", "other"] }]);
  expect(await run(data.importId, data.mapping, { key: "name" })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
  });
});

test("an export imports without a change, in CSV and in XLSX, and runs no formula", async () => {
  await server.post("harbour", "member/supplier/editSubmit", {
    name: `@cmd "quoted", 周`,
    phone: "+61 491 570 156",
    contacts: [{ name: "Ann", phone: "0400 000 000" }],
  });
  const response = await server.request("harbour", {
    method: "GET",
    url: `${api}/export?format=csv&sort=name&order=asc`,
  });
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename="suppliers-\d{4}-\d{2}-\d{2}\.csv"$/,
  );
  expect(response.body.startsWith("\ufeff")).toBe(true);
  expect(response.body).toContain("'=SUM(A1)");
  expect(response.body).toContain("'@cmd");
  const xlsx = await server.request("harbour", { method: "GET", url: `${api}/export?format=xlsx` });
  for (const content of [response.rawPayload, xlsx.rawPayload]) {
    const { data, message } = await preview(content);
    expect(data.total, message).toBe(3);
    const done = await run(data.importId, data.mapping, { key: "name" });
    expect(done, JSON.stringify(done.errors)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
      failed: 0,
    });
  }
});

test("an Excel file has at most a million cells: more are refused before a byte is sent, and CSV has all", async () => {
  const insert = (first: number, last: number) =>
    server.database.pool.query(
      "insert into suppliers (shop_id, name, phone) select $1, 'Supplier ' || n, '0400000000' from generate_series($2::int, $3::int) n",
      [server.shops.laneway, first, last],
    );
  const exported = (format: string) =>
    server.request("laneway", { method: "GET", url: `${api}/export?format=${format}` });
  const logged = async () => {
    const { rows } = await server.database.pool.query(
      "select label from audit_entries where shop_id = $1 and operation = 'export'",
      [server.shops.laneway],
    );
    return rows.map(({ label }) => label);
  };
  await insert(1, 1500);
  const whole = await exported("xlsx");
  expect(whole.statusCode).toBe(200);
  expect(Number(whole.headers["content-length"])).toBe(whole.rawPayload.length);
  expect((await preview(whole.rawPayload, "laneway")).data.total).toBe(1500);
  expect(await logged()).toEqual(["1500 × xlsx"]);

  // 22 columns of a supplier.
  await insert(1501, 45_455);
  const refused = await exported("xlsx");
  expect(refused.headers["content-type"]).toContain("application/json");
  expect(refused.json()).toEqual({
    code: 422,
    message:
      "An Excel file of this list can have at most 45454 rows. Export the rows as CSV, or narrow the filters.",
    data: { error: "export.tooManyRows" },
  });
  expect(await logged()).toEqual(["1500 × xlsx"]);
  const csvFile = await exported("csv");
  expect(csvFile.body.trimEnd().split("\r\n")).toHaveLength(45_456);
}, 120_000);

test("a row that is wrong is named with its number and field, and stops none of the others", async () => {
  const { data } = await preview(
    "name,phone\nGood One,0291 570 111\n,0291 570 112\nNo Phone,\nTwice,0291 570 113\nTWICE,0291 570 114\n",
  );
  const done = await run(data.importId, data.mapping);
  expect(done).toMatchObject({ state: "done", created: 2, failed: 3 });
  expect(done.errors.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
    [
      [3, "name"],
      [4, "phone"],
      [6, "name"],
    ],
  );
  const errors = await server.request("harbour", {
    method: "GET",
    url: `${api}/importErrors?importId=${data.importId}`,
  });
  expect(errors.body.split("\r\n")).toHaveLength(5);
  expect(errors.body).toContain("Enter the name");
});

test("files that are none are refused", async () => {
  for (const [content, error] of [
    ["", "import.headerMissing"],
    ["name,phone\n", "import.empty"],
    ["PK\u0003\u0004 no archive", "import.unreadable"],
    ["\u0000\u0001\u0002", "import.unreadable"],
    ["%PDF-1.7\n1 0 obj\n", "import.unreadable"],
    ["{\\rtf1\\ansi text}\nmore\n", "import.unreadable"],
    ["\ufeff<!DOCTYPE html>\n<table><tr><td>name</td></tr></table>\n", "import.unreadable"],
    ['<?xml version="1.0"?>\n<rows/>\n', "import.unreadable"],
    ['[{"name": "Tea"},\n{"name": "Rice"}]\n', "import.unreadable"],
    ['{\n"name": "Tea"\n}\n', "import.unreadable"],
  ] as const)
    expect((await preview(content)).data.error, content).toBe(error);
  expect((await server.post("harbour", "member/supplier/importPreview", { a: 1 })).code).toBe(400);
});

test("an import is visible to its member only, and needs its right", async () => {
  const { data } = await preview(csv);
  for (const user of ["laneway", await server.hire(["config:supplier", "config:supplier:import"])])
    expect(
      (await server.get(user, "member/supplier/importStatus", { importId: data.importId })).code,
    ).toBe(404);
  const looker = await server.hire(["config:supplier"]);
  expect((await server.get(looker, "member/supplier/export")).code).toBe(403);
  expect((await preview(csv, looker)).code).toBe(403);
});

const upload = async (name: string, content: Buffer | string, type?: string) =>
  (
    await server.request("harbour", {
      method: "POST",
      url: "/api/common/upload",
      ...multipart(name, content, type),
    })
  ).json();
test("a picture is stored with smaller copies, and is served as a picture only", async () => {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#0b6" },
  })
    .png()
    .toBuffer();
  const { code, data, message } = await upload("green.png", picture, "image/png");
  expect(code, message).toBe(200);
  const file = await server.request(null, { method: "GET", url: data.imgUrl });
  expect(file.headers).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
  });
  const small = await sharp(
    (await server.request(null, { method: "GET", url: data.thumbUrl })).rawPayload,
  ).metadata();
  expect(small).toMatchObject({ width: 400, format: "webp" });
  const tiny = await server.request(null, {
    method: "GET",
    url: data.thumbUrl.replace("-small", "-tiny"),
  });
  expect(tiny.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(tiny.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
});
test("a picture that was uploaded before there were tiny copies has one on its first request", async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#60b" } });
  const { data } = await upload("violet.png", await picture.png().toBuffer(), "image/png");
  const url = data.thumbUrl.replace("-small", "-tiny");
  const { files } = server.engine;
  await files?.remove(url.replace("/files/", ""));
  for (const _turn of ["made", "stored"]) {
    const tiny = await server.request(null, { method: "GET", url });
    expect(tiny.statusCode).toBe(200);
    expect(await sharp(tiny.rawPayload).metadata()).toMatchObject({ width: 96, format: "webp" });
  }
  expect(await files?.get(url.replace("/files/", ""))).not.toBeNull();
});
test("a PNG that is a script, half a picture, or another kind of file is refused by content", async () => {
  const picture = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#0b6" },
  })
    .png()
    .toBuffer();
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  for (const content of [
    "<script>alert(1)</script>",
    Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]),
    picture.subarray(0, 60),
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "",
    "%PDF-1.7",
  ])
    expect((await upload("picture.png", content, "image/png")).code).toBe(400);
});
test("no path leads out of the files", async () => {
  for (const url of [
    "/files/../../etc/passwd",
    "/files/..%2f..%2fetc%2fpasswd",
    "/files/1/%00.png",
    "/files/platform/../1/x.png",
    "/files/",
  ])
    expect((await server.request(null, { method: "GET", url })).json().code, url).toBe(404);
});
test("a confidential file is readable by its shop and by the platform, and by no other actor with its address", async () => {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "blue" },
  })
    .png()
    .toBuffer();
  const sent = await server.request("harbour", {
    method: "POST",
    url: "/api/common/upload?confidential=1",
    ...multipart("passport.png", picture, "image/png"),
  });
  const { imgUrl, thumbUrl } = sent.json().data;
  expect(imgUrl).toMatch(new RegExp(`^/files/private/${server.shops.harbour}/`));
  const tinyUrl = thumbUrl.replace("-small", "-tiny");
  // A copy that is not made yet is as confidential as its picture.
  await server.engine.files?.remove(tinyUrl.replace("/files/", ""));
  for (const url of [tinyUrl, imgUrl, thumbUrl]) {
    const requested = async (user: string | null) =>
      (await server.request(user, { method: "GET", url })).statusCode;
    expect([await requested("laneway"), await requested(null)]).toEqual([404, 404]);
    expect([await requested("harbour"), await requested("platform")]).toEqual([200, 200]);
    expect([await requested("laneway"), await requested(null)]).toEqual([404, 404]);
  }
  const login = await server.post(null, "common/login", {
    username: "harbour",
    password: "markethall-demo",
  });
  const byCookie = (token: string) => {
    const csrf = createHash("sha256").update(`csrf:${login.data.token}`).digest("base64url");
    const cookie = `language=en; markethall_session=${token}; markethall_csrf=${csrf}`;
    return server.request(null, { method: "GET", url: imgUrl, headers: { cookie } });
  };
  const seen = await byCookie(login.data.token);
  expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "private, max-age=300"]);
  expect((await byCookie("guessed")).statusCode).toBe(404);
});
