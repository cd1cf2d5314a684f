import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  boolean,
  defineResource,
  images,
  integer,
  localized,
  rows,
  text,
} from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

/** Boxes have no unique field, but their lots have one. */
const boxes = defineResource("boxes", {
  api: "member/box",
  route: "/stock/box",
  access: "stock:box",
  owner: "shop",
  fields: {
    title: localized({ required: true, requiredLocales: ["en"] }),
    album: images({ max: 5 }),
    lots: rows({
      code: text({ unique: true, max: 20 }),
      count: integer({ min: 0 }),
      open: boolean(),
      note: text(),
    }),
  },
  list: { columns: ["title", "album"] },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, boxes] });
});
afterAll(() => server.close());

async function importFile(
  api: string,
  content: string | Buffer,
  { key = null, dryRun = false }: { key?: string | null; dryRun?: boolean } = {},
) {
  const head =
    'content-disposition: form-data; name="file"; filename="rows.csv"\r\ncontent-type: text/csv';
  const preview = await server.request("harbour", {
    method: "POST",
    url: `/api/${api}/importPreview`,
    payload: Buffer.concat([
      Buffer.from(`--cut\r\n${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from("\r\n--cut--\r\n"),
    ]),
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
  const { importId, mapping } = preview.json().data;
  const started = await server.post("harbour", `${api}/importRun`, {
    importId,
    mapping,
    key,
    dryRun,
  });
  expect(started.code, `${started.message} ${preview.body}`).toBe(200);
  const status = await vi.waitFor(
    async () => {
      const { data } = await server.get("harbour", `${api}/importStatus`, { importId });
      expect(data.state).not.toBe("running");
      return data;
    },
    { timeout: 20_000, interval: 20 },
  );
  return { importId: importId as string, mapping: mapping as (string | null)[], status };
}
const exported = async (api: string, format = "csv") =>
  (
    await server.request("harbour", {
      method: "GET",
      url: `/api/${api}/export?format=${format}&sort=id&order=asc`,
    })
  ).rawPayload;
async function record(api: string, q: string) {
  const { list } = (await server.get("harbour", `${api}/getList`, { q })).data;
  return (await server.get("harbour", `${api}/get`, { id: list[0].id })).data;
}
const suppliers = "member/supplier";

test("lines with one key are one record, in any position; later ones may leave its own columns blank or repeat them", async () => {
  const { mapping, status } = await importFile(
    suppliers,
    "Name,Phone,Remark,Contacts: Name,Contacts: Role,Contacts: Phone\n" +
      "Tea & Co,0291 570 111,black,Ann,sales,0400 000 001\n" +
      "Rice House,0291 570 222,,Cho,,0400 000 003\n" +
      "tea & co,,black,Ben,,0400 000 002\n" +
      ",,,Dan,driver,0400 000 004\n" +
      "Alone,0291 570 333,,,,\n",
  );
  expect(mapping).toEqual([
    "name",
    "phone",
    "remark",
    "contacts.name",
    "contacts.role",
    "contacts.phone",
  ]);
  expect(status).toMatchObject({ state: "done", total: 5, done: 5, created: 3, failed: 0 });
  expect(await record(suppliers, "Tea & Co")).toMatchObject({
    remark: "black",
    contacts: [
      { name: "Ann", role: "sales", phone: "0400 000 001" },
      { name: "Ben", role: null, phone: "0400 000 002" },
      { name: "Dan", role: "driver", phone: "0400 000 004" },
    ],
  });
  expect(await record(suppliers, "Alone")).toMatchObject({ contacts: [] });
});

test("columns of child rows are known by their words in each language", async () => {
  for (const headings of ["名称,电话,更多联系人：电话", "名稱,電話,更多聯絡人: 電話"]) {
    const { mapping } = await importFile(suppliers, `${headings}\nx,y,z\n`, { dryRun: true });
    expect(mapping.at(-1), headings).toBe("contacts.phone");
  }
});

test("a mistake names its own line, and the file of errors has all lines of its record", async () => {
  const { importId, status } = await importFile(
    suppliers,
    "name,phone,contacts.name,contacts.phone\n" +
      "Wrong Child,0291 570 111,Ann,0400 000 001\n" +
      ",,Ben,nonsense\n" +
      "Right,0291 570 112,,\n" +
      "Contrary,0291 570 113,Cho,0400 000 003\n" +
      "Contrary,0291 570 999,Dan,0400 000 004\n",
  );
  expect(status).toMatchObject({ state: "done", created: 1, failed: 2 });
  expect(status.errors).toEqual([
    {
      row: 3,
      field: "contacts.1.phone",
      message: expect.stringContaining("Phone: enter a phone number"),
    },
    { row: 6, field: "phone", message: "Phone doesn't match row 5" },
  ]);
  const errors = await server.request("harbour", {
    method: "GET",
    url: `/api/${suppliers}/importErrors?importId=${importId}`,
  });
  expect(
    errors.body
      .trim()
      .split("\r\n")
      .map((line) => line.split(",")[2]),
  ).toEqual(['"contacts.name"', '"Ann"', '"Ben"', '"Cho"', '"Dan"']);
});

test("an export of records with child rows imports unchanged, in CSV and in XLSX", async () => {
  for (const format of ["csv", "xlsx"]) {
    const { status } = await importFile(suppliers, await exported(suppliers, format), {
      key: "name",
    });
    expect(status, JSON.stringify(status.errors)).toMatchObject({
      created: 0,
      updated: 0,
      failed: 0,
      unchanged: 4,
    });
  }
});

/** Returns the heading of our record ids in a file. */
async function idHeading(api: string): Promise<string> {
  const { body } = await server.request("harbour", {
    method: "GET",
    url: `/api/${api}/importTemplate`,
  });
  return body.slice(1).split(",")[0]?.replaceAll('"', "") ?? "";
}

test("repeated child rows retain their numbers, by their identifying text; child rows that a file does not name remain", async () => {
  const before = await record(suppliers, "Tea & Co");
  await importFile(
    suppliers,
    "name,contacts.name,contacts.phone\nTea & Co,Ann,0400 000 009\n,Ben,0400 000 002\n",
    {
      key: "name",
    },
  );
  const after = await record(suppliers, "Tea & Co");
  expect(after.contacts).toEqual([
    { ...before.contacts[0], phone: "0400 000 009" },
    ...before.contacts.slice(1),
  ]);

  const first = await importFile(
    "member/box",
    "title.en,lots.code,lots.count,lots.note\nBox,A,1,first\n,B,2,second\n,C,3,\n",
  );
  expect(first.status).toMatchObject({ created: 1, failed: 0 });
  const [{ id }] = (await server.get("harbour", "member/box/getList")).data.list;
  const [a, b, c] = (await server.get("harbour", "member/box/get", { id })).data.lots;
  const heading = await idHeading("member/box");
  await importFile(
    "member/box",
    `${heading},lots.code,lots.count\n${id},b,20\n${id},D,4\n${id},A,1\n`,
    { key: "id" },
  );
  expect((await server.get("harbour", "member/box/get", { id })).data.lots).toEqual([
    a,
    { ...b, code: "b", count: 20 },
    c,
    { id: expect.any(Number), code: "D", count: 4, open: null, note: null },
  ]);
});

test("records identified only by their number are exported with it, and an unknown number is an error", async () => {
  const picture = (digit: string) => `/files/${server.shops.harbour}/${digit.repeat(32)}.jpg`;
  const twins = await importFile(
    "member/box",
    "Lines that belong together,title,title.zhCN,album,lots.count\n" +
      `x,Twin,双,${picture("a")},1\n` +
      "y,Twin,双,,\n" +
      `x,,,"${picture("b")}; ${picture("a")}",\n`,
  );
  expect(twins.status, JSON.stringify(twins.status.errors)).toMatchObject({
    created: 2,
    failed: 0,
  });
  const { list } = (await server.get("harbour", "member/box/getList", { sort: "id", order: "asc" }))
    .data;
  expect(list).toMatchObject([
    { title: { en: "Box" } },
    { title: { en: "Twin", zhCN: "双" }, album: [picture("a"), picture("b")] },
    { title: { en: "Twin" }, album: [] },
  ]);
  const file = await exported("member/box");
  const { status } = await importFile("member/box", file, { key: "id" });
  expect(status, JSON.stringify(status.errors)).toMatchObject({
    unchanged: 3,
    created: 0,
    updated: 0,
    failed: 0,
  });
  const strange = await importFile(
    "member/box",
    `${await idHeading("member/box")},title\n999999,New\nabc,New\n`,
    {
      key: "id",
    },
  );
  expect(strange.status).toMatchObject({ created: 0, failed: 2 });
  expect(strange.status.errors).toMatchObject([
    { row: 2, field: "id" },
    { row: 3, field: "id" },
  ]);
});

test("no record is split between two batches", async () => {
  const lines = Array.from({ length: 1200 }, (_, index) => {
    const company = Math.floor(index / 12);
    return `Batch ${company},${index % 12 === 0 ? "0291 570 111" : ""},Person ${index},0400 000 001`;
  });
  const { status } = await importFile(
    suppliers,
    `name,phone,contacts.name,contacts.phone\n${lines.join("\n")}\n`,
  );
  expect(status).toMatchObject({ done: 1200, created: 100, failed: 0 });
  const { rows: counts } = await server.database.pool.query(
    "select distinct count(*)::int as n from suppliers_contacts c join suppliers s on s.id = c.parent_id where s.name like 'Batch %' group by s.id",
  );
  expect(counts).toEqual([{ n: 12 }]);
});
