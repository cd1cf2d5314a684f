import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { box, button, choose } from "./form.ts";
import { arrive, openRecord, visit } from "./visit.ts";

let server: BuiltApp;
let page: Page;
let edit: string;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));
const findDialog = () => page.getByRole("dialog");

test("the warehouse adds a bin, and prints its label", async () => {
  page = await server.signIn("harbour:mia", { path: "/stock/location/add" });
  await arrive(page);
  await box(page, "code").getByRole("textbox").fill("C-01-1");
  await choose(page, "warehouse", /Alexandria/);
  await button(page, "Save").click();
  await page.waitForURL(/\/stock\/location\/(show|edit)\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? "";
  await page.goto(`${server.base}/stock/location/print?ids=${id}`);
  await page.getByRole("img", { name: "C-01-1" }).waitFor();
  expect(await page.getByRole("heading", { name: "C-01-1" }).count()).toBe(1);
});

test("it receives what has arrived of a purchase into this bin", async () => {
  // The page of labels is not within the frame of the others.
  await page.goto(`${server.base}/stock/inStock`);
  await arrive(page);
  await page.getByRole("tab", { name: /^Incoming/ }).click();
  await arrive(page);
  await page.locator("main tbody tr").filter({ hasText: "Ordered" }).first().click();
  await openRecord(page, /\/stock\/inStock\/show\/\d+$/);
  await button(page, "Receive").click();
  const dialog = findDialog();
  await dialog
    .getByRole("textbox", { name: /^Bin of/ })
    .first()
    .fill("c-01-1");
  await dialog.getByRole("button", { name: "Receive" }).click();
  await dialog.waitFor({ state: "detached" });
  await visit(page, "/stock/log");
  await page.locator("main tbody tr").filter({ hasText: "C-01-1" }).first().waitFor();
});

test("it writes an edit, which it cannot review", async () => {
  await visit(page, "/stock/editStock/add");
  await choose(page, "warehouse", /Alexandria/);
  await choose(page, "reason", /Damaged/);
  const lines = box(page, "lines");
  if ((await lines.getByRole("combobox").count()) === 0)
    await lines.getByRole("button", { name: /add/i }).first().click();
  await choose(page, "lines.0.skuId", /./);
  await choose(page, "lines.0.locationId", /IN-1/);
  await box(page, "lines.0.num").getByRole("textbox").fill("2");
  await button(page, "Save").click();
  await page.waitForURL(/\/stock\/editStock\/(show|edit)\/\d+$/);
  edit = new URL(page.url()).pathname;
  await button(page, "Approve").click();
  await findDialog().getByRole("button", { name: "Approve" }).click();
  await page.getByText("Somebody else has to review your edit.").first().waitFor();
  await page.context().close();
});

test("the owner approves it, and the log names it", async () => {
  page = await server.signIn("harbour", { path: edit });
  await arrive(page);
  await button(page, "Approve").click();
  await findDialog().getByRole("button", { name: "Approve" }).click();
  await page.getByText("Applied").first().waitFor();
  await visit(page, "/stock/log");
  await page
    .locator("main tbody tr")
    .filter({ hasText: /SE-\d+/ })
    .first()
    .waitFor();
});
