import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { settings, things, thingsRules } from "./everyKind.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let supplier = 0;
let thing = 0;
const list = (query: string, user = "harbour", call = "getList") =>
  server.request(user, { method: "GET", url: `/api/member/thing/${call}?${query}` });
const edit = (body: object, user = "harbour") => server.post(user, "member/thing/editSubmit", body);
const clerk = () =>
  server.hire(["test:things", "test:things:create", "test:things:edit", "test:things:export"]);

beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, things, settings],
    rules: [...rules, thingsRules],
  });
  const made = await server.post("harbour", "member/supplier/editSubmit", {
    name: "Maker",
    phone: "0400 000 000",
  });
  supplier = made.data.id;
  thing = (
    await edit({ name: "First", cost: 12.5, whisper: "hushhush", count: 3, maker: supplier })
  ).data.id;
});
afterAll(() => server.close());

test("a query that nests too deep is refused, and stops no process", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const deep = `http://127.0.0.1:${port}/api/health?${"a[b]".concat("[c]".repeat(20))}=1`;
  for (const url of [deep, `http://127.0.0.1:${port}/api/health?a[5000]=1`]) {
    const answer = await fetch(url, { headers: { lang: "zh_CN" } });
    expect(await answer.json()).toMatchObject({ code: 400, message: "请求地址格式不正确" });
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
test("addresses that are none are answered like everything else", async () => {
  const bad = await server.request("harbour", {
    method: "GET",
    url: "/api/%zz",
    headers: { lang: "zh_TW" },
  });
  expect(bad.json()).toMatchObject({ code: 400, message: "請求網址格式不正確" });
  const long = await server.request("harbour", {
    method: "GET",
    url: `/api/rest/things/${"9".repeat(3000)}`,
  });
  expect([long.statusCode, long.json().code]).toEqual([404, 404]);
  expect(
    (await server.request("harbour", { method: "GET", url: "/api/rest/nothing" })).statusCode,
  ).toBe(404);
});
test("depth without an end overflows no stack", async () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  for (const body of [
    `{"id":${deep}}`,
    `{"ids":${deep}}`,
    `{"free":${JSON.stringify(deep)},"id":0}`,
  ])
    for (const call of ["editSubmit", "delete", "bulkEdit", "publish", "importRun"]) {
      const headers = { "content-type": "application/json" };
      const url = `/api/member/thing/${call}`;
      expect([400, 404]).toContain(
        (await server.request("harbour", { method: "POST", url, payload: body, headers })).json()
          .code,
      );
    }
});
test("only a number names a record", async () => {
  for (const id of [true, [thing], { 0: thing }, "0x1", "1e0", 1.5, [[1]]]) {
    expect((await edit({ id, name: "Stolen" })).code, JSON.stringify(id)).toBe(400);
    expect(
      (await server.post("harbour", "member/thing/delete", { ids: [id] })).code,
      JSON.stringify(id),
    ).toBe(400);
  }
  expect((await edit({ id: thing, version: true, name: "First" })).data.errors).toHaveProperty(
    "version",
  );
  const put = {
    method: "PUT",
    url: `/api/rest/things/${thing}`,
    payload: { id: thing + 1, name: "x" },
  } as const;
  expect((await server.request("harbour", put)).statusCode).toBe(400);
});
test("a bulk edit that changes nothing, or names a record, is refused", async () => {
  for (const values of [{}, null, "x", [], { id: 5 }, { version: 1 }, { nothing: 1 }])
    expect(
      (await server.post("harbour", "member/thing/bulkEdit", { ids: [thing], values })).code,
    ).toBe(400);
  expect((await server.get("harbour", "member/thing/get", { id: thing })).data.version).toBe(1);
});

describe("a list refuses what it cannot mean", () => {
  test.each([
    "tab=%00",
    "tab=nothing",
    "trash=maybe",
    "id=x",
    "open_empty=maybe",
    "name_gt_gt=x",
    "title=%00",
    "faces=x",
    "lines=1",
    "season[from]=2026-01-01&season[to]=2026-01-02",
    "place[lat]=1&place[lng]=2",
    "free[a]=1",
    "twice=2",
    "twice_empty=1",
    "secret=x",
    "secret_empty=1",
    "count=99999999999",
    "count_in=1,99999999999",
    "page=0x10",
    "pageSize=1e2",
    "q=a&q=b",
    "sort=a&sort=b",
    "platformNote=x",
    "sort=platformNote",
    "shopId=1",
    "constructor=1",
  ])("%s", async (query) => {
    for (const call of ["getList", "getCounts", "getSums", "getIds", "getSelector", "export"]) {
      const { code, message } = (await list(query, "harbour", call)).json();
      expect([code, message.includes("?")], `${call} ${message}`).toEqual([400, false]);
    }
  });
  test("and finds by what it can", async () => {
    for (const query of [
      `id=${thing}`,
      "title_empty=true",
      "count_in=3,4",
      `makers_in=&maker=${supplier}`,
      "faces_empty=1",
      "open_empty=0",
    ])
      expect((await list(query)).json().data?.total, query).toBe(1);
    const filter = (value: object) =>
      `/api/rest/things?filter=${encodeURIComponent(JSON.stringify(value))}`;
    const rest = async (value: object) =>
      (await server.request("harbour", { method: "GET", url: filter(value) })).statusCode;
    expect(await rest({ title_in: ["x", "y"] })).toBe(200);
    expect(await rest({ makers_in: [] })).toBe(200);
    expect(await rest(JSON.parse('{"__proto__":1}'))).toBe(400);
  });
  test("a history has whole pages", async () => {
    const wrong: Record<string, string | number>[] = [
      { page: "x" },
      { page: 1e300 },
      { pageSize: 1.5 },
      { pageSize: 5000 },
    ];
    for (const query of wrong)
      expect(
        (await server.get("harbour", "member/thing/getHistory", { id: thing, ...query })).code,
      ).toBe(400);
  });
});

test("a number beyond its column is refused by the name of its field", async () => {
  for (const [field, value] of [
    ["weight", 1e12],
    ["weight", 1e308],
    ["tiny", 1e6],
    ["count", 2 ** 31],
    ["price", 1e300],
  ] as const)
    expect((await edit({ id: thing, [field]: value })).data.errors, field).toHaveProperty(field);
  expect(
    (await edit({ id: thing, weight: 999_999_999.123456, tiny: 12_345.0123456789 })).data,
  ).toMatchObject({
    weight: 999_999_999.123456,
    tiny: 12_345.0123456789,
  });
});

test("an unreadable field is not found, sorted, summed, counted, exported, shown or guessed", async () => {
  const user = await clerk();
  for (const query of [
    "cost=12.5",
    "cost_gt=1",
    "cost_empty=0",
    "sort=cost",
    "tab=a",
    "grade=a",
    "whisper_contains=hush",
  ])
    expect((await list(query, user)).json().code, query).toBe(400);
  expect((await list("q=hushhush", "harbour")).json().data.total).toBe(1);
  expect((await list("q=hushhush", user)).json().data.total).toBe(0);
  expect((await list("q=First", user)).json().data.total).toBe(1);
  expect(Object.keys((await list("", user, "getSums")).json().data)).toEqual(["price", "count"]);
  expect((await list("", user, "getCounts")).json().data).toEqual({ all: 1 });
  expect((await list("", user, "export")).body).not.toMatch(/12\.5|hushhush/);
  const answer = await server.get(user, "member/thing/getHistory", { id: thing });
  expect(JSON.stringify(answer.data)).not.toMatch(/12\.5|hushhush/);
  // The response is the same for right and wrong guesses.
  for (const cost of [12.5, 13])
    expect((await edit({ id: thing, cost }, user)).data.errors).toHaveProperty("cost");
  const reader = await server.hire(["log:operation"]);
  const { data } = await server.get(reader, "member/accountOperation/getList", {
    resource: "things",
  });
  for (const { id } of data.list)
    expect(
      JSON.stringify(await server.get(reader, "member/accountOperation/get", { id })),
    ).not.toMatch(/hushhush/);
});

describe("a file that means harm", () => {
  const boundary = "XX";
  const send = async (
    content: string | Buffer,
    head = 'form-data; name="file"; filename="a.csv"',
    end = `\r\n--${boundary}--\r\n`,
  ) => {
    const start = `--${boundary}\r\ncontent-disposition: ${head}\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(start, "latin1"),
      Buffer.from(content),
      Buffer.from(end),
    ]);
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const url = "/api/member/thing/importPreview";
    return (await server.request("harbour", { method: "POST", url, payload, headers })).json();
  };
  /** Builds a zip archive whose declared file sizes are correct or, with `lie`, wrong. */
  function zip(files: Record<string, Buffer>, lie = 0): Buffer {
    const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
    let at = 0;
    for (const [name, content] of Object.entries(files)) {
      const packed = deflateRawSync(content);
      const head = Buffer.alloc(30);
      head.writeUInt32LE(0x04034b50, 0);
      head.writeUInt16LE(8, 8);
      head.writeUInt32LE(packed.length, 18);
      head.writeUInt32LE(lie || content.length, 22);
      head.writeUInt16LE(name.length, 26);
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50, 0);
      entry.writeUInt16LE(8, 10);
      entry.writeUInt32LE(packed.length, 20);
      entry.writeUInt32LE(lie || content.length, 24);
      entry.writeUInt16LE(name.length, 28);
      entry.writeUInt32LE(at, 42);
      parts.push(head, Buffer.from(name), packed);
      directory.push(entry, Buffer.from(name));
      at += 30 + name.length + packed.length;
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Object.keys(files).length, 10);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, ...directory, end]);
  }
  const sheet = "xl/worksheets/sheet1.xml";
  test.each([
    [
      "unpacks to more than it may",
      () => zip({ [sheet]: Buffer.alloc(250_000_000) }),
      "import.tooLarge",
    ],
    [
      "unpacks to more than it says",
      () => zip({ [sheet]: Buffer.alloc(5_000_000) }, 100),
      "import.tooLarge",
    ],
    [
      "has a cell in the last column",
      () => zip({ [sheet]: Buffer.from('<c r="XFD1"/>') }),
      "import.tooManyColumns",
    ],
    [
      "has a cell in the last row",
      () => zip({ [sheet]: Buffer.from('<c r="A1048576"/>') }),
      "import.tooManyRows",
    ],
    [
      "is half an archive",
      () => zip({ [sheet]: Buffer.from("<c/>") }).subarray(0, 60),
      "import.unreadable",
    ],
    [
      "has a million columns",
      () => Buffer.from(`${"a,".repeat(1_000_000)}\n1,2\n`),
      "import.tooManyColumns",
    ],
    [
      "never closes a quotation mark",
      () => Buffer.from('name,price\n"a,1\nb,2\n'),
      "import.quoteUnclosed",
    ],
    [
      "is UTF-16 without its mark",
      () => Buffer.from("name,price\na,1\n", "utf16le"),
      "import.unreadable",
    ],
  ])("%s", async (_name, content, error) => {
    expect((await send(content())).data.error).toBe(error);
  });
  test("aborts, or has strange headers", async () => {
    expect((await send("name\na\n", undefined, "")).data.error).toBe("upload.interrupted");
    for (const head of [
      'form-data; name="file"',
      'form-data; name="file"; filename="a\u0000b.csv"',
    ])
      expect((await send("name\na\n", head)).code).toBe(200);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await server.request("harbour", {
      method: "POST",
      url: "/api/member/thing/editSubmit",
      payload: "x",
      headers,
    });
    expect(answer.json().code).toBe(415);
  });
  test("is read in the encodings that spreadsheets write", async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("name\n周\n", "utf16le")]);
    const gbk = Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xd6, 0xdc, 0x0a]);
    for (const content of [utf16, gbk, Buffer.from("\ufeffname\n周\n")])
      expect((await send(content)).data.sample).toEqual([["周"]]);
  });

  const run = async (importId: string, mapping: unknown, key: unknown = null, dryRun = false) =>
    server.post("harbour", "member/thing/importRun", { importId, mapping, key, dryRun });
  const end = async (importId: string) => {
    for (;;) {
      const { data } = await server.get("harbour", "member/thing/importStatus", { importId });
      if (data.state !== "running") return data;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  test("an import has a key that the file has, and an id that is one", async () => {
    const { data } = await send("name,count\nOne,1\n");
    for (const key of ["count2", "price", "lines", "secret", 5, ["name"]])
      expect((await run(data.importId, data.mapping, key)).code, String(key)).toBe(400);
    for (const importId of ["x\u0000y", 5, null, { a: 1 }]) {
      expect((await run(importId as string, data.mapping)).code).toBe(404);
      expect((await server.post("harbour", "member/thing/importCancel", { importId })).code).toBe(
        404,
      );
    }
  });
  test("an import that is begun twice at once runs once", async () => {
    const { data } = await send(
      `name\n${Array.from({ length: 600 }, (_, row) => `Twice ${row}`).join("\n")}\n`,
    );
    const started = await Promise.all([1, 2, 3].map(() => run(data.importId, data.mapping)));
    expect(started.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(await end(data.importId)).toMatchObject({ state: "done", created: 600, failed: 0 });
  });
  test("a cancelled import reports what it has written", async () => {
    const { data } = await send(
      `name\n${Array.from({ length: 5000 }, (_, row) => `Half ${row}`).join("\n")}\n`,
    );
    await run(data.importId, data.mapping);
    await server.post("harbour", "member/thing/importCancel", { importId: data.importId });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const status = await end(data.importId);
    expect(status.state).toBe("cancelled");
    expect((await list("name_startsWith=Half")).json().data.total).toBe(status.created);
  });
  test("a file's rows are made, changed and refused each by itself; the same key twice changes what the first made", async () => {
    const { data } = await send(
      `name,count,price,cost,maker,lines\nFirst,4,,,,\nNew,1,2.50,,Maker,"[{""label"":""x"",""amount"":1.5}]"\nnew,2,,,,\n,1,,,,\nBad,x,,,Nobody,\nOther,5,,,Nobody,\n`,
    );
    expect((await run(data.importId, data.mapping, "name", true)).code).toBe(200);
    const dry = await end(data.importId);
    expect((await list("q=new")).json().data.total).toBe(0);
    await run(data.importId, data.mapping, "name");
    const done = await end(data.importId);
    expect(done).toMatchObject({ created: 1, updated: 2, failed: 3 });
    // A dry run writes nothing that could be undone.
    expect(dry.undoable).toBe(0);
    expect({ ...dry, dryRun: false, undoable: 2 }).toEqual(done);
    expect(
      done.errors.map(({ row, field }: { row: number; field: string }) => [row, field]),
    ).toEqual([
      [5, "name"],
      [6, "maker"],
      [6, "count"],
      [7, "maker"],
    ]);
    const made = (await list("name=new")).json().data.list[0];
    expect(
      (await server.get("harbour", "member/thing/getHistory", { id: made.id })).data.total,
    ).toBe(2);
  });
  test("an error file and an export run no formula", async () => {
    const { data } = await send("name,count\n=cmd|'/C calc'!A0,x\n＝1+1,x\n");
    await run(data.importId, data.mapping);
    await end(data.importId);
    const url = `/api/member/thing/importErrors?importId=${data.importId}`;
    const { body } = await server.request("harbour", { method: "GET", url });
    expect(body).toContain(`"'=cmd|`);
    expect(body).toContain(`"'＝1+1"`);
    expect(body).not.toMatch(/(^|,)"?[=＝]/m);
  });
});

test("two concurrent moves form no cycle, and nothing moves below a deleted row", async () => {
  const make = async (name: string, parent: number | null = null): Promise<number> =>
    (await server.post("harbour", "member/dept/editSubmit", { name, sort: 1, parent })).data.id;
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await make(`A${round}`), await make(`B${round}`)];
    const move = (id: number, parent: number) =>
      server.post("harbour", "member/dept/move", { id, parent });
    const codes = (await Promise.all([move(a, b), move(b, a)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 400]);
    const top = await make(`Top${round}`);
    const [missing, child] = await Promise.all([
      server.post("harbour", "member/dept/delete", { ids: [top] }),
      server.post("harbour", "member/dept/editSubmit", {
        name: `Below${round}`,
        sort: 1,
        parent: top,
      }),
    ]);
    expect(
      [missing.data.ids.length, child.code === 200 ? 1 : 0].reduce((sum, one) => sum + one),
    ).toBe(1);
  }
});
test("of two actions at once one is done, and of two saves of one version one is stale", async () => {
  const { data } = await edit({ name: "Contended" });
  const publish = () => server.post("harbour", "member/thing/publish", { id: data.id });
  expect((await Promise.all([publish(), publish()])).map(({ code }) => code).sort()).toEqual([
    200, 409,
  ]);
  const save = (count: number) => edit({ id: data.id, version: 2, count });
  expect((await Promise.all([save(1), save(2), save(3)])).map(({ code }) => code).sort()).toEqual([
    200, 409, 409,
  ]);
});

test("a slow reader of an export is waited for, and one who leaves ends it", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const login = await server.post(null, "common/login", {
    username: "harbour",
    password: "markethall-demo",
  });
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${login.data.token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/member/thing/export`, {
    headers,
    signal: controller.signal,
  });
  await answer.body?.getReader().read();
  controller.abort();
  await once(process, "never", { signal: AbortSignal.timeout(300) }).catch(() => {});
  expect((await list("")).json().code).toBe(200);
});
test("a deep page sorted by time has the right rows", async () => {
  const { pool } = server.database;
  await pool.query(
    "insert into things (shop_id, name, add_time) select $1, 'Deep ' || n, timestamptz '2026-01-01' + n * interval '7 microseconds' from generate_series(1, 2600) n",
    [server.shops.harbour],
  );
  const ids = (
    await list("sort=addTime&order=asc&name_startsWith=Deep", "harbour", "getIds")
  ).json().data;
  const page = (
    await list("sort=addTime&order=asc&name_startsWith=Deep&page=26&pageSize=100")
  ).json().data.list;
  expect(page.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2500, 2600));
});
