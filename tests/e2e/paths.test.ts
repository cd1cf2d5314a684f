import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { visit } from "./visit.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test("a wrong password is said without a hint, and nothing typed is lost", async () => {
  const page = await server.open();
  await page.goto(`${server.base}/stock/supplier`);
  await page.waitForURL(/\/login\?redirect=/);
  await page.locator("input[name=username]").fill("harbour");
  await page.locator("input[type=password]").fill("wrong password");
  await page.keyboard.press("Enter");
  await seen(page, "Incorrect username or password");
  expect(await page.locator("input[name=username]").inputValue()).toBe("harbour");
  await page.locator("input[type=password]").fill("markethall-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/stock\/supplier$/);
  await seen(page, "Bamboo");
});

test("a merchant creates a supplier, mends what is wrong, edits, pauses, resumes, deletes and restores it", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier/add" });
  await field(page, "Name").fill("Zebra Teas");
  await field(page, "Credit limit").fill("12.345");
  await button(page, "Save").click();
  await seen(page, "Enter the phone");
  await seen(page, "Credit limit must be an amount with at most 2 decimal places");
  expect(await field(page, "Credit limit").inputValue()).toBe("12.345");
  await field(page, "Credit limit").fill("1234.50");
  await field(page, "Phone").fill("0491 570 156");
  await button(page, "Save").click();
  await page.waitForURL(/\/stock\/supplier\/show\/\d+$/);
  await expect.poll(() => field(page, "Credit limit").inputValue()).toBe("1,234.50");
  await button(page, "Pause").click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("Stocktake");
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await button(page, "Resume").waitFor();
  await seen(page, "Stocktake");
  await button(page, "Resume").click();
  await button(page, "Pause").waitFor();
  await field(page, "Contact person").fill("Zoe");
  await button(page, "Save").click();
  await page.getByRole("region", { name: "Unsaved changes bar" }).waitFor({ state: "detached" });
  expect(await field(page, "Contact person").inputValue()).toBe("Zoe");
  await button(page, "More actions").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  // The trash gives everything back, so that it asks nothing.
  await seen(page, "Zebra Teas moved to trash");
  await page.waitForURL(/\/stock\/supplier$/);
  await button(page, /^Undo/).click();
  await seen(page, "Zebra Teas restored");
});

test("unsaved text is not lost without a word", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier/edit/2" });
  await field(page, "Contact person").fill("Unsaved Person");
  await page.getByRole("link", { name: "Suppliers" }).first().click();
  await page.getByRole("dialog").waitFor();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /stay|keep/i })
    .click();
  expect(await field(page, "Contact person").inputValue()).toBe("Unsaved Person");
  expect(page.url()).toMatch(/\/show\/2$/);
});

test("the bar of unsaved changes stays in view, and discards them", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier/edit/2" });
  const before = await field(page, "Contact person").inputValue();
  await field(page, "Contact person").fill("Unsaved Person");
  const bar = page.getByRole("region", { name: "Unsaved changes bar" });
  await bar.getByText("Contact person").waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await bar.boundingBox())?.y).toBe(0);
  await bar.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await bar.waitFor({ state: "detached" });
  expect(await field(page, "Contact person").inputValue()).toBe(before);
});

test("two people who edit one record are offered a merge, and nobody's work is lost", async () => {
  const [one, two] = [
    await server.signIn("harbour", { path: "/stock/supplier/edit/3" }),
    await server.signIn("harbour:mia", { path: "/stock/supplier/edit/3" }),
  ];
  await field(one, "Contact person").fill("First Contact");
  await field(two, "Contact person").fill("Second Contact");
  await field(two, "Payment terms").fill("45");
  await button(one, "Save").click();
  await one.getByRole("region", { name: "Unsaved changes bar" }).waitFor({ state: "detached" });
  await button(two, "Save").click();
  const dialog = two.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("First Contact");
  expect(await dialog.textContent()).toContain("Second Contact");
});

test("staff see what is granted and no more; the page behind a typed address names the right", async () => {
  const page = await server.signIn("harbour:leo", { path: "/stock/supplier" });
  await seen(page, "Bamboo");
  expect(
    await page
      .getByRole("button", { name: "New supplier", exact: true })
      .or(page.getByRole("link", { name: "New supplier", exact: true }))
      .count(),
  ).toBe(0);
  expect(await page.getByRole("link", { name: "Warehouses" }).count()).toBe(0);
  await visit(page, "/stock/storage");
  await seen(page, /stock:storage/);
});

test("the platform's administrator edits a country and a category, in Chinese too", async () => {
  const page = await server.signIn("platform", { path: "/platform/countries", locale: "zh-CN" });
  await seen(page, "国家");
  await page.getByPlaceholder("搜索").fill("澳大利亚");
  await seen(page, "AU");
  await page.getByText("澳大利亚").first().click();
  await page.waitForURL(/\/platform\/countries\/show\/\d+$/);
  const tree = await server.signIn("platform", { path: "/platform/categories", locale: "zh-TW" });
  await seen(tree, "食品");
});

test("on a phone: the menu opens, the list is read, and nothing is wider than the screen", async () => {
  const page = await server.signIn("harbour", { width: 390 });
  const fits = async () =>
    expect(
      await page.evaluate(
        () =>
          document.scrollingElement && document.scrollingElement.scrollWidth <= window.innerWidth,
      ),
      page.url(),
    ).toBe(true);
  await fits();
  for (const path of [
    "/stock/supplier",
    "/stock/supplier/show/5",
    "/org/dept",
    "/log/operationLog",
  ]) {
    await visit(page, path);
    await page.locator("main").getByRole("heading").first().waitFor();
    await fits();
  }
});

test("2,000 suppliers come in from a CSV behind a progress bar, and go out again", async () => {
  const page = await server.signIn("laneway", { path: "/stock/supplier" });
  const rows = Array.from(
    { length: 2000 },
    (_, index) => `Import ${index},+61 491 570 156,${index}.50`,
  );
  await button(page, "Import").click();
  await page.locator("input[type=file]").setInputFiles({
    name: "suppliers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Name,Phone,Credit limit", ...rows].join("\n")),
  });
  await button(page, "Preview import").click();
  await page.getByRole("dialog").getByRole("progressbar").waitFor();
  await page.getByText("2,000 to add").waitFor({ timeout: 80_000 });
  await page.getByRole("dialog").getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Import complete").waitFor({ timeout: 80_000 });
  await button(page, "Close").click();
  await seen(page, "2,060");
  await button(page, "Export").click();
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    page.getByRole("menuitem").first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^suppliers-.+\.csv$/);
}, 200_000);
