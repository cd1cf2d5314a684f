import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { today } from "../../framework/admin/list/filter/days.ts";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { openCustomer } from "./customer.ts";
import { box, button } from "./form.ts";
import { serveWithDatabase } from "./serveWithDatabase.ts";
import { arrive } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
let server: BuiltApp;
let database: Database;
let page: Page;
beforeAll(async () => {
  server = await startBuiltApp(async (dataDir) => {
    const served = await serveWithDatabase(dataDir);
    database = served.database;
    return served;
  });
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/** The day a number of days from today, in the shop's zone. */
const dayFromNow = (days: number): string => {
  const day = new Date(`${today("Australia/Sydney")}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
const typeTime = (source: string, value: string) =>
  box(page, source).getByRole("textbox").fill(value);
const cell = (column: string) => page.getByRole("textbox", { name: `${column}: Product` });

test("a merchant sets up a flash sale of a product, with its price, stock and limit", async () => {
  page = await server.signIn("harbour", { path: "/promotion/seckill/add" });
  await arrive(page);
  const product = box(page, "goods").getByRole("combobox");
  await product.fill("Zhenjiang");
  await page.getByRole("option", { name: goods }).first().click();
  await typeTime("seckillBeginTime", `${dayFromNow(1)} 09:00`);
  await typeTime("seckillEndTime", `${dayFromNow(3)} 09:00`);
  await page.getByText(/No other flash sale or group deal in this period/).waitFor();

  await page.getByRole("textbox", { name: "Discount" }).fill("25");
  await button(page, "Apply to all").click();
  // A quarter off 6.60.
  await expect.poll(() => cell("Flash price").inputValue()).toBe("4.95");
  await cell("Flash stock").fill("5");
  await cell("Flash price").fill("5");
  await page.getByText("A$25.00", { exact: true }).waitFor();
  await box(page, "seckillLimitNum").getByRole("textbox").fill("2");
  await button(page, /^Save(?! and)/).click();
  await page.waitForURL(/\/promotion\/seckill\/show\/\d+$/);
  await page.getByText("0 / 5").first().waitFor();
});

test("a second sale in the same period is refused, with a link to the first", async () => {
  const first = new URL(page.url()).pathname;
  await page.goto(new URL("/promotion/seckill/add", page.url()).href);
  await arrive(page);
  await box(page, "goods").getByRole("combobox").fill("Zhenjiang");
  await page.getByRole("option", { name: goods }).first().click();
  await typeTime("seckillBeginTime", `${dayFromNow(2)} 09:00`);
  await typeTime("seckillEndTime", `${dayFromNow(4)} 09:00`);
  const link = page.getByRole("alert").getByRole("link", { name: "View flash sale" });
  expect(await link.getAttribute("href")).toBe(first);
  await page.goto(new URL(first, page.url()).href);
  await page.getByText("0 / 5").first().waitFor();
});

test("a customer buys it at the flash price once it runs, and the merchant ends it early", async () => {
  await database.pool.query(
    `update flash_sales set seckill_begin_time = now() - interval '1 hour', status = 'running',
       due_time = seckill_end_time, version = version + 1 where id = $1`,
    [Number(page.url().split("/").at(-1))],
  );
  const customer = await openCustomer(server.base, { name: "Wei", goods });
  const order = await customer.order({ qty: 2, pickUp: true });
  expect(order.payPrice).toBe(10);
  await page.goto(new URL("/promotion/seckill", page.url()).href);
  await arrive(page);
  const row = page.getByRole("row").filter({ hasText: goods });
  await row.getByText("2 / 5").waitFor();
  await row.getByText("Running").waitFor();
  await row.getByRole("cell").nth(3).click();
  await page.waitForURL(/\/promotion\/seckill\/show\/\d+$/);
  await button(page, "End now").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/already ordered keep the flash price/).waitFor();
  await dialog.getByRole("button", { name: "End now", exact: true }).click();
  await page.getByText("Ended early", { exact: true }).first().waitFor();
});
