import { afterAll, beforeAll, expect, test } from "vitest";
import { choice, dateTime, defineResource, money, rows, text } from "../framework/schema/index.ts";
import { resources } from "../resources/index.ts";
import { importing } from "./importing.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const courses = defineResource("courses", {
  api: "member/course",
  route: "/stock/course",
  access: "stock:course",
  owner: "shop",
  fields: {
    name: text({ required: true, unique: true }),
    opensAt: dateTime(),
    fee: money(),
    kind: choice({ local: 1, national: 2 }),
    days: rows({ label: text({ required: true }), beginsAt: dateTime() }, { label: "label" }),
  },
  list: { columns: ["name", "opensAt", "addTime"] },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, courses] });
  await server.database.pool.query("update shops set time_zone = 'Australia/Sydney'");
});
afterAll(() => server.close());

const post = async (api: string, body: object) => {
  const answer = await server.post("harbour", `${api}/editSubmit`, body);
  expect(answer.code, answer.message).toBe(200);
};
const exportCsv = async (api: string, locale = "en", columns = "") =>
  (
    await server.request("harbour", {
      method: "GET",
      url: `/api/${api}/export?format=csv&sort=id&order=asc${columns && `&columns=${columns}`}`,
      headers: { lang: locale },
    })
  ).body;

test("an export shows choices by their labels in the reader's language, and imports unchanged in another", async () => {
  await post("member/supplier", {
    name: "Tea & Co",
    phone: "0291 570 111",
    supplies: ["drinks", "other"],
    creditLimit: 1234.5,
  });
  const english = await exportCsv("member/supplier");
  expect(english).toContain('"Drinks; Other"');
  expect(english).toContain("1234.5,");
  const chinese = await exportCsv("member/supplier", "zh_CN");
  expect(chinese).toContain('"饮品; 其他"');
  const { whole } = importing(server, "harbour", "member/supplier");
  for (const content of [english, chinese])
    expect((await whole(content)).status).toMatchObject({ unchanged: 1, updated: 0, failed: 0 });
});

test("an export shows instants by the shop's clocks, and its import leads to the same instants", async () => {
  const opensAt = {
    Minutes: "2026-11-30T22:00:00.000Z",
    Seconds: "2026-11-30T22:00:30.000Z",
    Milliseconds: "2026-11-30T22:00:30.250Z",
    // Clocks go back between these two: both are 02:30.
    First: "2026-04-04T15:30:00.000Z",
    Second: "2026-04-04T16:30:00.000Z",
  };
  for (const [name, at] of Object.entries(opensAt))
    await post("member/course", {
      name,
      opensAt: at,
      fee: 12.3,
      kind: 2,
      days: [{ label: "Friday", beginsAt: at }],
    });
  const content = await exportCsv("member/course");
  const lines = content.slice(1).trim().split("\r\n");
  const cells = lines
    .slice(1)
    .map((line) => line.split(",").map((cell) => cell.replaceAll('"', "")));
  expect(cells.map((line) => line.slice(0, 4))).toEqual([
    ["Minutes", "2026-12-01 09:00", "12.3", "national"],
    ["Seconds", "2026-12-01 09:00:30", "12.3", "national"],
    ["Milliseconds", "2026-12-01 09:00:30.250", "12.3", "national"],
    ["First", expect.stringMatching(/^2026-04-0/), "12.3", "national"],
    ["Second", expect.stringMatching(/^2026-04-0/), "12.3", "national"],
  ]);
  expect(cells[0]?.[5]).toBe("2026-12-01 09:00");
  expect(cells[0]?.[6]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);
  const { whole } = importing(server, "harbour", "member/course");
  expect((await whole(content)).status).toMatchObject({ unchanged: 5, updated: 0, failed: 0 });

  const { pool } = server.database;
  await pool.query("update courses set opens_at = null");
  await pool.query("update courses_days set begins_at = null");
  expect((await whole(content)).status).toMatchObject({ unchanged: 0, updated: 5, failed: 0 });
  const { rows: stored } = await pool.query(
    "select name, opens_at, begins_at from courses f join courses_days d on d.parent_id = f.id order by f.id",
  );
  expect(stored).toEqual(
    Object.entries(opensAt).map(([name, at]) => ({ name, opens_at: at, begins_at: at })),
  );
});

test("an export of named fields has their columns in their order, and one line for each record", async () => {
  await post("member/course", {
    name: "Bread",
    fee: 20,
    days: [{ label: "Dough" }, { label: "Oven" }],
  });
  const [head = "", ...lines] = (await exportCsv("member/course", "en", "fee,days,name,unknown"))
    .replace("\ufeff", "")
    .trimEnd()
    .split("\r\n");
  expect(head.split(",")).toHaveLength(3);
  expect(lines.filter((line: string) => line.includes("Bread"))).toEqual([
    expect.stringMatching(/^"?20(\.00)?"?,"Dough; Oven","Bread"$/),
  ]);
});
