import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminLanguage } from "../../../framework/admin/app/createI18nProvider.ts";
import { loadLanguage } from "../../../framework/admin/app/loadLanguage.ts";
import { migrateApp } from "../../../framework/server/app/migrateApp.ts";
import { type OpenedApp, openApp } from "../../../framework/server/app/openApp.ts";
import { addMember, addTenant } from "../../../framework/server/members/addMember.ts";
import { checkMessages } from "../../../i18n/check/checkMessages.ts";
import { listTranslationErrors } from "../../../i18n/check/listTranslationErrors.ts";
import de from "../locales/de.ts";
import en from "../locales/en.ts";
import { library } from "./library.ts";

let server: OpenedApp;
const tokens = new Map<string, string>();
const password = "many quiet shelves";

beforeAll(async () => {
  server = await openApp(library, { dataDir: "memory://" });
  const { pool } = server.database;
  for (const name of ["Mitte", "Wedding"]) {
    const tenantId = await addTenant(pool, name);
    await addMember(pool, { username: name.toLowerCase(), tenantId, password });
  }
  await addMember(pool, { username: "office", password });
}, 120_000);
afterAll(() => server.close());

interface Answer {
  status: number;
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
  data: any;
}
async function send(
  method: "GET" | "POST",
  username: string | null,
  path: string,
  body?: object,
  language = "en_US",
): Promise<Answer> {
  const token = username === null ? null : await signIn(username);
  const response = await server.app.inject({
    method,
    url: `/api/${path}`,
    headers: { lang: language, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, ...response.json() };
}
async function signIn(username: string): Promise<string> {
  const known = tokens.get(username);
  if (known) return known;
  const { data } = await send("POST", null, "common/login", { username, password });
  tokens.set(username, data.token);
  return data.token;
}
const addBook = (username: string, title: string) =>
  send("POST", username, "books/editSubmit", {
    title,
    author: "Anna Seghers",
    year: 1944,
    price: 12.5,
  });
const list = async (username: string, path: string) =>
  (await send("GET", username, `${path}/getList?page=1&pageSize=20`)).data.list;

describe("signing in", () => {
  test("describes the librarian of a branch", async () => {
    const { data } = await send("GET", "mitte", "common/session");
    expect(data).toMatchObject({
      username: "mitte",
      tenant: { name: "Mitte" },
      timeZone: "Europe/Berlin",
      actor: { realm: "branch", roles: ["admin"] },
    });
    expect((await send("GET", "office", "common/session")).data.actor.realm).toBe("office");
  });

  test("is described with the languages of the library", async () => {
    const document = (await server.app.inject("/api/openapi.json")).json();
    expect(document.info.description).toContain("`lang` with `de_DE` or `en_US` for the language");
    const content = "application/json";
    const session = document.paths["/common/session"].get.responses[200].content[content].schema;
    expect(session.properties.data.properties.actor.properties.realm).toEqual({
      type: "string",
      enum: ["branch", "office"],
    });
    const { data } = await send("GET", "mitte", "common/session");
    expect(Object.keys(session.properties.data.properties).sort()).toEqual(
      Object.keys(data).sort(),
    );
    expect(document.paths["/common/login"].post).toMatchObject({ tags: ["signIn"], security: [] });
    expect(document.paths["/common/logout"].post.tags).toEqual(["signIn"]);
    const health = document.paths["/health"].get.responses[200].content[content].schema;
    expect(health.properties).toEqual({ status: { type: "string", enum: ["ok"] } });
  });

  test("is refused with a wrong password, in the language of the request", async () => {
    const wrong = { username: "mitte", password: "wrong" };
    expect(await send("POST", null, "common/login", wrong, "de_DE")).toMatchObject({
      code: 422,
      message: "Benutzername oder Passwort ist falsch",
      data: { error: "login.failed" },
    });
    expect((await send("GET", null, "books/getList")).code).toBe(401);
  });

  test("ends with the session", async () => {
    const { data } = await send("POST", null, "common/login", { username: "wedding", password });
    tokens.set("leaving", data.token);
    await send("POST", "leaving", "common/logout");
    expect((await send("GET", "leaving", "common/session")).code).toBe(401);
  });
});

describe("books", () => {
  test("are added and listed by their branch", async () => {
    const { data } = await addBook("mitte", "Transit");
    expect(data).toMatchObject({ title: "Transit", price: 12.5, status: "available" });
    expect(await list("mitte", "books")).toMatchObject([{ title: "Transit" }]);
  });

  test("name what is missing", async () => {
    const { code, data } = await send("POST", "mitte", "books/editSubmit", { title: "" }, "de_DE");
    expect(code).toBe(400);
    expect(data.errors).toEqual({ title: "Titel: Pflichtfeld", author: "Autor/in: Pflichtfeld" });
  });

  test("of another branch are neither listed nor found nor changed", async () => {
    const { data } = await addBook("mitte", "Das siebte Kreuz");
    expect(await list("wedding", "books")).toEqual([]);
    expect((await send("GET", "wedding", `books/get?id=${data.id}`)).code).toBe(404);
    const change = { id: data.id, version: data.version, title: "Stolen" };
    expect((await send("POST", "wedding", "books/editSubmit", change)).code).toBe(404);
    expect((await send("POST", "wedding", "books/return", { id: data.id })).code).toBe(404);
  });
});

describe("loans", () => {
  const due = "2999-12-31";
  const borrow = { borrower: "Mia", dueOn: due };

  test("begin when a book is lent, and end when it is returned", async () => {
    const { id } = (await addBook("mitte", "Ausflug der toten Mädchen")).data;
    const lent = await send("POST", "mitte", "books/lend", { id, ...borrow });
    expect(lent.data).toMatchObject({ id, status: "lent" });
    const [loan] = await list("mitte", "loans");
    expect(loan).toMatchObject({
      book: id,
      borrower: "Mia",
      dueOn: due,
      status: "open",
      returnedOn: null,
      _labels: { book: "Ausflug der toten Mädchen" },
    });

    expect((await send("POST", "mitte", "books/return", { id })).data.status).toBe("available");
    const [ended] = await list("mitte", "loans");
    expect(ended).toMatchObject({ id: loan.id, status: "returned", fee: 0 });
    expect(ended.returnedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("have a version and a history of their own", async () => {
    const { id } = (await addBook("mitte", "Die Entscheidung")).data;
    await send("POST", "mitte", "books/lend", { id, ...borrow });
    const find = async () =>
      (await list("mitte", "loans")).find((one: { book: number }) => one.book === id);
    const started = await find();
    await send("POST", "mitte", "books/return", { id });
    const ended = await find();
    expect(ended.version).toBe(started.version + 1);
    expect(ended.updTime > started.updTime).toBe(true);

    const { data } = await send("GET", "mitte", `loans/getHistory?id=${ended.id}`);
    const [edit, create] = data.list;
    expect(edit).toMatchObject({ operation: "edit", memberName: "mitte" });
    expect(edit.changes).toMatchObject({ status: ["open", "returned"] });
    expect(create.operation).toBe("create");
  });

  test("cost a fee for each day that the book is late", async () => {
    const { id } = (await addBook("mitte", "Die Toten bleiben jung")).data;
    await send("POST", "mitte", "books/lend", { id, ...borrow });
    const { pool } = server.database;
    await pool.query(
      "update loans set due_on = (now() at time zone 'Europe/Berlin')::date - 3 where book = $1",
      [id],
    );
    await send("POST", "mitte", "books/return", { id });
    const found = (await list("mitte", "loans")).find((one: { book: number }) => one.book === id);
    expect(found.fee).toBe(0.6);
  });

  test("of a lent book, or with a due date in the past, are refused", async () => {
    const { id } = (await addBook("mitte", "Überfahrt")).data;
    const past = { id, borrower: "Mia", dueOn: "2020-01-31" };
    const refused = await send("POST", "mitte", "books/lend", past, "de_DE");
    expect(refused.data.errors).toEqual({
      dueOn: "Das Fälligkeitsdatum darf nicht in der Vergangenheit liegen",
    });
    await send("POST", "mitte", "books/lend", { id, ...borrow });
    const twice = await send("POST", "mitte", "books/lend", { id, ...borrow }, "de_DE");
    expect(twice).toMatchObject({
      code: 409,
      message: "„Ausleihen“ ist im Status „Verliehen“ nicht möglich",
    });
  });

  // One of the two zones has another day than UTC at any time.
  test.each(["Pacific/Kiritimati", "Pacific/Niue"])("are due by the days of %s", async (zone) => {
    const { pool } = server.database;
    const tenantId = await addTenant(pool, zone);
    await addMember(pool, { username: zone, tenantId, password });
    await pool.query("update branches set time_zone = $1 where id = $2", [zone, tenantId]);
    const { rows } = await pool.query(
      "select (day - 1)::text as yesterday, day::text as today from (select (now() at time zone $1)::date) one (day)",
      [zone],
    );
    const [{ yesterday, today }] = rows;
    const { id } = (await addBook(zone, "Transit")).data;
    const lend = async (dueOn: string) =>
      (await send("POST", zone, "books/lend", { id, borrower: "Mia", dueOn })).code;

    expect(await lend(yesterday)).toBe(400);
    expect(await lend(today)).toBe(200);
  });

  test("of a branch are invisible to another one", async () => {
    expect((await list("mitte", "loans")).length).toBeGreaterThan(0);
    expect(await list("wedding", "loans")).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select relrowsecurity from pg_class where relname in ('books', 'loans')",
    );
    expect(rows).toEqual([{ relrowsecurity: true }, { relrowsecurity: true }]);
  });

  test("are written to the history of the book", async () => {
    const [book] = await list("mitte", "books");
    const { data } = await send("GET", "mitte", `books/getHistory?id=${book.id}`);
    expect(data.list[0]).toMatchObject({ memberName: "mitte" });
  });
});

test("a member with one permission has no other", async () => {
  const { rows } = await server.database.pool.query("select id from branches where name = 'Mitte'");
  const permissions = ["lending:loans"];
  const { pool } = server.database;
  await addMember(pool, { username: "reader", tenantId: rows[0].id, password, permissions });
  expect((await send("GET", "reader", "loans/getList")).code).toBe(200);
  expect((await send("POST", "reader", "books/lend", { id: 1 })).code).toBe(403);
});

test("the database follows the declarations", async () => {
  expect(await migrateApp(server.database, library.resources)).toEqual([]);
});

test("every message of the framework and of the library exists in every language", async () => {
  const load = (locale: "de" | "en") =>
    loadLanguage(locale, { de: async () => de, en: async () => en });
  const select = ({ ra, framework, messages }: AdminLanguage) => ({
    ra,
    framework,
    schema: messages.schema,
    sections: messages.sections,
  });
  expect(listTranslationErrors("de", select(await load("en")), select(await load("de")))).toEqual(
    [],
  );
  for (const resource of library.resources) {
    const find = (locale: "de" | "en") => ({
      file: `locales/${locale}.ts`,
      messages: library.messages[locale].resources[resource.name],
    });
    expect(checkMessages(resource, { de: find("de"), en: find("en") })).toEqual([]);
  }
});

test("the application has less than 150 lines: all its code but messages and tests", () => {
  const folder = path.resolve("examples/library");
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && /\.[cm]?[jt]sx?$/.test(one.name),
  );
  expect(files.map(({ name }) => name).sort()).toEqual([
    "app.ts",
    "books.server.ts",
    "books.ts",
    "loans.ts",
    "resources.ts",
  ]);
  const lines = files.flatMap(({ name }) =>
    readFileSync(path.join(folder, name), "utf8").trimEnd().split("\n"),
  );
  expect(lines.length).toBeLessThan(150);
});
