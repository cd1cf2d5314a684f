import { afterAll, beforeAll, expect, test } from "vitest";
import { defineResource, localized, rows, text } from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const rich = { rich: true } as const;
const leaflets = defineResource("leaflets", {
  api: "member/leaflet",
  route: "/goods/leaflet",
  access: "goods:leaflet",
  owner: "shop",
  fields: {
    code: text({ required: true, unique: true, search: true }),
    detail: localized(rich),
    pages: rows({ body: localized(rich) }),
  },
  list: { columns: ["code", "detail"] },
  actions: { rewrite: { input: { detail: localized(rich) } } },
});
const leafletRules = defineRules(leaflets, {
  actions: { rewrite: ({ input }) => ({ detail: input.detail ?? null }) },
});
const dirty =
  '<p onclick="steal()">Fresh <b>figs</b></p><script>steal()</script><img src="javascript:steal()">';
const clean = "<p>Fresh <b>figs</b></p><img />";
const given = { en: dirty, zhCN: `<p>好</p>${dirty}` };
const kept = { en: clean, zhCN: `<p>好</p>${clean}`, zhTW: null, km: null };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, leaflets],
    rules: [...rules, leafletRules],
  });
});
afterAll(() => server.close());
const post = (call: string, body: object) => server.post("harbour", `member/leaflet/${call}`, body);

test("HTML is cleaned in each language on every way in, and what is read back changes nothing", async () => {
  const made = await post("editSubmit", { code: "A", detail: given, pages: [{ body: given }] });
  expect(made, made.message).toMatchObject({ code: 200, data: { detail: kept } });
  expect(made.data.pages[0].body).toMatchObject({ en: clean });
  const { id } = made.data;
  const again = await post("editSubmit", {
    id,
    version: 1,
    code: "A",
    detail: given,
    pages: made.data.pages,
  });
  expect(again.data).toMatchObject({ version: 1 });
  const bulk = await post("bulkEdit", { ids: [id], values: { detail: { km: dirty } } });
  expect(bulk.data.list[0].detail).toEqual({ en: null, zhCN: null, zhTW: null, km: clean });
  expect((await post("rewrite", { id, detail: given })).data.detail).toEqual(kept);
  const { list } = (await server.get("harbour", "member/leaflet/getHistory", { id })).data;
  expect(JSON.stringify(list)).not.toContain("steal");
});
test("HTML is exported as stored, one column a language", async () => {
  const file = await server.request("harbour", {
    method: "GET",
    url: "/api/member/leaflet/export?format=csv",
  });
  expect(file.body).toContain(clean.replaceAll('"', '""'));
  expect(file.body).not.toContain("steal");
});
