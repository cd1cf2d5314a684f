import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAppModule } from "../../../framework/build/appFolder.mjs";
import { type OpenedApp, openApp } from "../../../framework/server/app/openApp.ts";
import { definePlugin } from "../../../framework/server/definePlugin.ts";
import { addMember, addTenant } from "../../../framework/server/members/addMember.ts";
import { deletionList } from "./deletions.ts";
import { library } from "./library.ts";

const password = "many quiet shelves";
const withPlugin = { ...library, plugins: [deletionList] };
let server: OpenedApp;
let token: string | null = null;
beforeAll(async () => {
  server = await openApp(withPlugin, { dataDir: "memory://" });
  const { pool } = server.database;
  const tenantId = await addTenant(pool, "Mitte");
  await addMember(pool, { username: "lea", name: "Lea", tenantId, password });
  token = (await send("POST", "common/login", { username: "lea", password })).token;
}, 120_000);
afterAll(() => server.close());

async function send(method: "GET" | "POST", path: string, body?: object) {
  const { statusCode, ...response } = await server.app.inject({
    method,
    url: `/api/${path}`,
    headers: { lang: "de", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
  const answer = response.json();
  expect([statusCode, answer.code], answer.message).toEqual([200, 200]);
  return answer.data;
}

test("a plug-in brings its resource with its messages, and its hook runs for the app's resources", async () => {
  const titles = ["Transit", "Das siebte Kreuz"];
  const ids: number[] = [];
  for (const title of titles)
    ids.push((await send("POST", "books/editSubmit", { title, author: "Anna Seghers" })).id);
  await send("POST", "books/delete", { ids });
  const { list } = await send("GET", "deletions/getList?sort=id&order=asc");
  expect(list).toMatchObject([
    { resource: "books", recordId: ids[0], title: "Transit", version: 1 },
    { resource: "books", recordId: ids[1], title: "Das siebte Kreuz", version: 1 },
  ]);
  expect(server.engine.translate("de", "resources.deletions.name", { smart_count: 2 })).toBe(
    "Löschungen",
  );
  expect(server.engine.translate("en", "sections.records")).toBe("Records");
});

test("the folder of an app lists its plug-ins in plugins.ts", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "app-"));
  writeFileSync(path.join(folder, "plugins.ts"), "");
  const load = async (file: string) => ({ ...library, default: [deletionList, file] });
  const loaded = await loadAppModule(folder, load);
  expect(loaded.plugins).toEqual([deletionList, path.join(folder, "plugins.ts")]);
  expect((await loadAppModule("examples/library/locales", load)).plugins).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a plug-in with queues needs an app that handles tasks", async () => {
  const reminders = definePlugin({
    name: "reminders",
    queues: [{ name: "reminders", run: async () => {} }],
  });
  const opened = openApp({ ...library, plugins: [reminders] }, { dataDir: "memory://" });
  await expect(opened).rejects.toThrow('E313 plug-in "reminders": has queues');
});

test("the guide shows the plug-in as it is", () => {
  const guide = readFileSync("docs/guides/plugins.md", "utf8");
  const source = readFileSync("examples/library/tests/deletions.ts", "utf8");
  const blocks = [...guide.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, code = ""]) => code);
  const shown = blocks.filter((code) => code.includes("deletions"));
  expect(shown).toHaveLength(2);
  for (const code of shown) expect(source).toContain(code);
});
