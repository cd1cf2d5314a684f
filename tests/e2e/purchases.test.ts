import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { expectFigures } from "./figures.ts";
import { box, button, choose } from "./form.ts";
import { arrive, visit } from "./visit.ts";

let server: BuiltApp;
let page: Page;
let address: string;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));
const findDialog = () => page.getByRole("dialog");

test("a merchant orders from a supplier", async () => {
  page = await server.signIn("harbour", { path: "/stock/inStock/add" });
  await arrive(page);
  await choose(page, "supplier", /./);
  await choose(page, "warehouse", /./);
  const lines = box(page, "lines");
  if ((await lines.getByRole("combobox").count()) === 0)
    await lines.getByRole("button", { name: /add/i }).first().click();
  await choose(page, "lines.0.skuId", /./);
  await box(page, "lines.0.qty").getByRole("textbox").fill("10");
  await box(page, "lines.0.price").getByRole("textbox").fill("12.50");
  await box(page, "lines.0.discount").getByRole("textbox").fill("97.5");
  await button(page, "Save").click();
  await page.waitForURL(/\/stock\/inStock\/(show|edit)\/\d+$/);
  await expectFigures(page, { Total: "A$121.88", Outstanding: "A$0.00" });
  address = new URL(page.url()).pathname;
  await button(page, "Order").click();
  await findDialog().getByRole("button", { name: "Order" }).click();
  await expectFigures(page, { Incoming: "10" });
});

test("the warehouse receives a part of it, and does not accept one unit", async () => {
  await page.context().close();
  page = await server.signIn("harbour:mia", { path: address });
  await arrive(page);
  await button(page, "Receive").click();
  const dialog = findDialog();
  await dialog.getByRole("textbox", { name: /^Accepted units/ }).fill("7");
  await dialog.getByRole("textbox", { name: /not accepted/ }).fill("1");
  await dialog.getByRole("button", { name: "Receive" }).click();
  await dialog.waitFor({ state: "detached" });
  await expectFigures(page, { Owed: "A$85.31", Outstanding: "A$85.31", Incoming: "2" });
  await page
    .locator("main")
    .getByText(/^PO-\d+-1$/)
    .first()
    .waitFor();
  expect(await button(page, "Record payment").count()).toBe(0);
});

test("the stock history names the receipt, and finance pays what is owed", async () => {
  await visit(page, "/stock/skuLog");
  const movement = page.locator("main tbody tr").filter({ hasText: "Purchase received" }).first();
  await movement.getByRole("link", { name: /^PO-\d+-1$/ }).click();
  await page.waitForURL(/\/stock\/inStockReceipt\/show\/\d+$/);
  await page.context().close();
  page = await server.signIn("harbour:leo", { path: address });
  await arrive(page);
  await button(page, "Record payment").click();
  const dialog = findDialog();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("85.31");
  await box(page, "paidOn").getByRole("textbox").first().fill("2026-11-20");
  await dialog.getByRole("button", { name: "Record payment" }).click();
  await dialog.waitFor({ state: "detached" });
  await expectFigures(page, { Paid: "A$85.31", Outstanding: "A$0.00" });
});
