import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { app } from "../../../core/app.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { configureApp } from "../../schema/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => configureApp(app));
afterAll(() => server.close());

test("authors are read from the accounts of the app's settings, histories from its audit trail", async () => {
  const { code, data: created } = await server.post("harbour", "member/supplier/editSubmit", {
    name: "Tea importer",
    phone: "0298765432",
  });
  expect(code).toBe(200);
  const read = async () => {
    const record = await server.get("harbour", "member/supplier/get", { id: created.id });
    const history = await server.get("harbour", "member/supplier/getHistory", { id: created.id });
    return { author: record.data._labels.addBy, entries: history.data.total };
  };
  const { author, entries } = await read();
  expect(entries).toBe(1);
  await server.database.pool.query(`
    create view people as select id, username || ' of the library' as title from members;
    create view journal as select * from audit_entries where operation = 'purge';
    grant select on people, journal to public`);
  configureApp({
    ...app,
    accounts: { table: "people", name: "title" },
    audit: { table: "journal" },
  });
  expect(await read()).toEqual({ author: expect.stringMatching(/ of the library$/), entries: 0 });
  expect(author).not.toMatch(/ of the library$/);
});
