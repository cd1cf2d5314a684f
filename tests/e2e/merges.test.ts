import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { button } from "./form.ts";
import { arrive, visit } from "./visit.ts";

let server: BuiltApp;
let page: Page;
let merge: string;
/** The orders that are merged. */
let numbers: string[];
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));
const findDialog = () => page.getByRole("dialog");
const findOrders = () => page.locator("main tbody tr").filter({ hasText: "To ship" });

test("the warehouse merges two orders that are ready to ship", async () => {
  page = await server.signIn("harbour:mia", { path: "/stock/waitMerge" });
  await arrive(page);
  numbers = [];
  for (const place of [0, 1]) {
    const row = findOrders().nth(place);
    numbers.push(/#\d+/.exec(await row.innerText())?.[0] ?? "");
    await row.getByRole("checkbox").check();
  }
  await button(page, "Merge to pick").click();
  await findDialog().getByText("Merge 2 orders?").waitFor();
  await findDialog().getByRole("button", { name: "Create merge" }).click();
  await page.waitForURL(/\/stock\/merge\/show\/\d+$/);
  merge = new URL(page.url()).pathname;
  for (const number of numbers) await page.getByText(number).first().waitFor();
});

test("it picks them out of their bins into a tote, and sorts them", async () => {
  await button(page, "Pick").click();
  await page
    .getByText(/^TOTE-\d+$/)
    .first()
    .waitFor();
  await page
    .getByRole("cell", { name: /IN-1|[A-Z]-\d/ })
    .first()
    .waitFor();
  await button(page, "Mark as sorted").click();
  await page.getByText("Sorted").first().waitFor();
});

test("the log of the warehouse names the merge, and the orders can ship", async () => {
  await visit(page, "/stock/log");
  await page.getByRole("tab", { name: /^Transferred/ }).click();
  await arrive(page);
  await page
    .locator("main tbody tr")
    .filter({ hasText: /MG-\d+/ })
    .first()
    .waitFor();
  await visit(page, "/stock/waitMerge");
  for (const number of numbers)
    expect(await page.locator("main").getByText(number, { exact: true }).count()).toBe(0);
  await page.context().close();
});

test("on a phone in Chinese, the owner cancels a merge that nobody has sorted", async () => {
  page = await server.signIn("harbour", {
    path: "/stock/merge",
    locale: "zh-CN",
    width: 390,
  });
  await arrive(page);
  await page.getByRole("tab", { name: /^待分拣/ }).click();
  await arrive(page);
  await page
    .locator("main")
    .getByText(/^MG-\d+$/)
    .first()
    .click();
  await page.waitForURL(/\/stock\/merge\/show\/\d+$/);
  expect(new URL(page.url()).pathname).not.toBe(merge);
  await arrive(page);
  await page.locator("main header").getByRole("button", { name: "更多操作" }).click();
  await page.getByRole("menuitem", { name: "取消合并" }).click();
  await findDialog().getByRole("button", { name: "取消合并" }).click();
  await page.locator("main header").getByText("已取消").waitFor();
});
