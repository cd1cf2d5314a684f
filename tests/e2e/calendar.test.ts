import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { formatDay } from "../../framework/admin/display/formatMoment.ts";
import { addMonths, toMonth } from "../../framework/admin/list/body/calendar/month.ts";
import { today } from "../../framework/admin/list/filter/days.ts";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { button } from "./form.ts";
import { serveWithDatabase } from "./serveWithDatabase.ts";
import { arrive } from "./visit.ts";

const timeZone = "Australia/Sydney";
const month = addMonths(toMonth(today(timeZone)), 2);
const day = `${month}-15`;

let server: BuiltApp;
let database: Database;
let page: Page;
beforeAll(async () => {
  server = await startBuiltApp(async (dataDir) => {
    const served = await serveWithDatabase(dataDir);
    database = served.database;
    return served;
  });
  // Five groups end on one day, early in the afternoon in Sydney.
  await database.pool.query(
    `update group_orders set end_time = $1 where id in (
       select g.id from group_orders g join shops s on s.id = g.shop_id
       where s.name = 'Harbour Pantry' order by g.id desc limit 5)`,
    [`${day}T03:00:00Z`],
  );
  page = await server.signIn("harbour", { path: "/order/group" });
  await arrive(page);
  await button(page, "Show as calendar").click();
  await findCalendar(today(timeZone)).waitFor();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const toTitle = (of: string) =>
  new Intl.DateTimeFormat("en", { year: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.parse(of),
  );
const findCalendar = (of: string) => page.getByRole("grid", { name: new RegExp(toTitle(of)) });
const findDay = () => page.locator("td").filter({ has: page.locator(`[data-day="${day}"]`) });
async function openMonth(): Promise<void> {
  await button(page, "Next month").click();
  await findCalendar(addMonths(month, -1)).waitFor();
  await button(page, "Next month").click();
  await findCalendar(month).waitFor();
  await findDay().getByRole("link").first().waitFor();
}

test("the arrows change the month, and a record of a day is opened", async () => {
  await openMonth();
  await button(page, "Previous month").click();
  await findCalendar(addMonths(month, -1)).waitFor();
  await button(page, "Today").click();
  await findCalendar(today(timeZone)).waitFor();
  await openMonth();
  expect(await findDay().getByRole("link").count()).toBe(3);

  const record = findDay().getByRole("link").first();
  const address = await record.getAttribute("href");
  await record.click();
  await page.waitForURL(/\/order\/group\/show\/\d+$/);
  expect(page.url().endsWith(address ?? "none")).toBe(true);
  await arrive(page);
  await page.goBack();
  await findCalendar(today(timeZone)).waitFor();
});

test("a day with more records leads to the table of that day", async () => {
  await openMonth();
  await findDay().getByRole("button", { name: "2 more" }).click();
  await page.getByRole("columnheader", { name: "Ends" }).waitFor();
  await expect.poll(() => page.locator("main tbody tr").count(), { timeout: 30_000 }).toBe(5);
  const shown = formatDay(day, "en", timeZone);
  await page.getByRole("button", { name: `Ends: ${shown}` }).waitFor();
});
