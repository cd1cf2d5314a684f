import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { box, button, choose, seen, upload } from "./form.ts";
import { visit } from "./visit.ts";

let server: BuiltApp;
let merchant: Page;
/** Number of the product used throughout the test. */
let towel = "";
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const patiently = { timeout: 30_000 };
const cell = (row: number, column: string) => box(merchant, `skus.${row}.${column}`);
const rows = () => merchant.locator('[data-source^="skus."][data-source$=".price"]');
/** Selects an option in a searchable list. */
async function find(page: Page, place: ReturnType<Page["locator"]>, text: string): Promise<void> {
  await place.fill(text);
  await page.getByRole("option", { name: text }).first().click();
}
async function fillColumn(column: string, value: string): Promise<void> {
  const bar = merchant.getByRole("group", { name: "Bulk edit" });
  await bar.getByRole("combobox", { name: "Column" }).click();
  await merchant.getByRole("option", { name: column, exact: true }).click();
  await bar.getByRole("textbox", { name: "Value" }).fill(value);
  await bar.getByRole("button", { name: /^Apply to \d+ variants$/ }).click();
}

test("a file as Shopify exports it is recognised, checked and imported into the warehouse", async () => {
  merchant = await server.signIn("harbour", { path: "/goods/outlist" });
  await button(merchant, "Import").click();
  const dialog = merchant.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles(path.resolve(import.meta.dirname, "shopify-products.csv"));
  await dialog.getByText("Shopify export detected").waitFor();
  await dialog.getByRole("button", { name: "Preview import", exact: true }).click();
  await dialog.getByText("Preview: nothing imported yet").waitFor();
  await dialog.getByText("6 to add").waitFor();
  await dialog.getByText(/Stock is 0, so this can't be bought/).waitFor();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByText("Import complete").waitFor();
  await dialog.getByText(/6 products added/).waitFor();
  await dialog.getByText(/^Images: \d of \d/).waitFor();
  await dialog.getByRole("button", { name: /^Close/ }).click();
  for (const title of ["Harbour Enamel Mug", "Linen Tea Towel", "Blackwood Bread Board"])
    await merchant.getByRole("row").filter({ hasText: title }).waitFor();
});

test("a product is completed in four languages and three attributes, and put on sale from its form", async () => {
  await merchant.getByPlaceholder("Search").fill("linen tea");
  await merchant
    .getByRole("row")
    .nth(1)
    .filter({ hasText: "Linen Tea Towel" })
    .getByText("Linen Tea Towel")
    .click();
  await merchant.waitForURL(/\/goods\/show\/\d+$/);
  towel = merchant.url().split("/").at(-1) ?? "";

  await expect.poll(() => rows().count(), patiently).toBe(4);
  await button(merchant, "Edit options").click();
  await button(merchant, "Add option").click();
  await merchant.keyboard.type("Pack");
  await merchant.getByRole("textbox", { name: "Add a value to Pack" }).fill("Single, Pair");
  await merchant.keyboard.press("Enter");
  await expect.poll(() => rows().count(), patiently).toBe(8);

  for (const [language, title] of [
    ["zhCN", "亚麻茶巾"],
    ["zhTW", "亞麻茶巾"],
    ["km", "កន្សែងតែ"],
  ] as const) {
    await merchant.locator(`[data-opens-language="${language}"]`).click();
    await box(merchant, `title.${language}`).getByRole("textbox").fill(title);
  }
  await find(merchant, box(merchant, "category").getByRole("combobox"), "Tableware");
  await choose(merchant, "freightTemplate", "Pantry parcels");
  await upload(merchant, "imgs");
  await seen(merchant, "Main");

  await button(merchant, "Bulk edit").click();
  await fillColumn("Price", "21.50");
  await fillColumn("Stock", "30");
  await fillColumn("Weight", "0.2");
  await cell(7, "price").click();
  await merchant.keyboard.type("24.505");
  await merchant.keyboard.press("Enter");
  await button(merchant, "Save and publish").click();
  await button(merchant, "1 cell needs attention").waitFor();
  expect(await rows().count()).toBe(8);
  expect(await cell(7, "price").innerText()).toBe("24.505");
  expect(await cell(0, "stock").innerText()).toBe("30");
  expect(merchant.url()).toMatch(/\/goods\/show\/\d+$/);

  // Pasting cells copied from a spreadsheet corrects the price and that of the row above.
  await merchant.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await merchant.evaluate(() => navigator.clipboard.writeText("23.90\n39.90"));
  await cell(6, "price").click();
  await merchant.keyboard.press("Control+v");
  expect(await rows().allInnerTexts()).toEqual([...Array(6).fill("21.50"), "23.90", "39.90"]);
  await button(merchant, "Save and publish").click();
  // What can be undone is not asked about.
  await seen(merchant, "Product “Linen Tea Towel” published");
  await button(merchant, "Unpublish").waitFor();
  await seen(merchant, "Active");
  await expect
    // Rows outside of the window are not rendered, and have no inner text.
    .poll(() => rows().allTextContents())
    .toEqual([...Array(6).fill("21.50"), "23.90", "39.90"]);
}, 120_000);

test("it is found in the picker, and its freight to Perth and to Sydney is explained", async () => {
  await visit(merchant, "/promotion/relation/add");
  await box(merchant, "name").getByRole("textbox").fill("For the kitchen");
  await button(merchant, "Choose products").click();
  const picker = merchant.getByRole("dialog");
  await picker.getByRole("option").nth(3).click();
  await picker.getByPlaceholder("Search").fill("linen tea");
  await picker.getByRole("option", { name: "Linen Tea Towel" }).click();
  await picker.getByText("2 of 20 selected").waitFor();
  await picker.getByRole("button", { name: "OK" }).click();
  await seen(merchant, "2 of 20");
  await button(merchant, "Save").click();
  await merchant.waitForURL(/\/promotion\/relation\/show\/\d+$/);
  await seen(merchant, "Linen Tea Towel");

  await visit(merchant, "/freight/list");
  await button(merchant, "Test shipping cost").click();
  const dialog = merchant.getByRole("dialog");
  await find(merchant, dialog.getByRole("combobox", { name: "Product" }), "Linen Tea Towel");
  for (const [state, city, fee] of [
    ["Western Australia", "Perth", "12.50"],
    ["New South Wales", "Sydney", "9.50"],
  ] as const) {
    await dialog.getByRole("combobox", { name: "State" }).click();
    await merchant.getByRole("option", { name: state }).click();
    await find(merchant, dialog.getByRole("combobox", { name: "City or suburb" }), city);
    await dialog.getByText(`Shipping costs A$${fee}`).waitFor();
  }
});

test("the stock of fifty variants is changed at once", async () => {
  await visit(merchant, "/stock/goodsStock");
  await merchant.getByRole("combobox", { name: /page/i }).selectOption("50");
  await expect.poll(() => merchant.locator("tbody tr").count(), patiently).toBe(50);
  await button(merchant, "Edit inventory").click();
  const dialog = merchant.getByRole("dialog");
  const boxes = dialog.locator("tbody").getByRole("textbox");
  expect(await boxes.count()).toBe(50);
  await boxes.first().focus();
  for (let line = 0; line < 50; line += 1) {
    await merchant.keyboard.type("+7");
    await merchant.keyboard.press("Enter");
  }
  await dialog.getByRole("button", { name: "Save 50 changes" }).click();
  await seen(merchant, "Inventory updated for 50 variants");
  await visit(merchant, `/goods/show/${towel}`);
  const stock = merchant.locator('[data-source^="skus."][data-source$=".stock"]');
  await expect.poll(() => stock.allTextContents(), patiently).toEqual(Array(8).fill("37"));
});

test("another shop sees none of it, and once it is taken down it is back in the warehouse", async () => {
  const other = await server.signIn("laneway");
  const products = /Linen Tea Towel|Harbour Enamel Mug|LTT-|HEM-/;
  for (const [list, search] of [
    ["/goods/list", "linen tea"],
    ["/goods/outlist", "enamel"],
    ["/stock/goodsStock", "LTT-"],
  ] as const) {
    await visit(other, list);
    await other.locator("tbody tr").first().waitFor();
    expect(await other.locator("main").innerText()).not.toMatch(products);
    await other.getByPlaceholder("Search").fill(search);
    await seen(other, /^No .+ match$/);
    expect(await other.locator("tbody tr").filter({ hasText: products }).count()).toBe(0);
  }
  for (const address of [`/goods/show/${towel}`, `/goods/edit/${towel}`]) {
    await visit(other, address);
    await seen(other, /doesn['’]t exist|not found/i);
    expect(await other.locator("body").innerText()).not.toMatch(products);
  }

  expect(merchant.url()).toContain(`/goods/show/${towel}`);
  await button(merchant, "Unpublish").click();
  // What can be undone is not asked about.
  // While another page had the focus, the message of the stock edit stayed: its Undo is another.
  const unpublished = merchant.locator(".MuiSnackbar-root", { hasText: "unpublished" });
  await unpublished.getByRole("button", { name: "Undo" }).click();
  await button(merchant, "Unpublish").click();
  await button(merchant, "Publish").waitFor();
  await visit(
    merchant,
    `/goods/list?filter=${encodeURIComponent(JSON.stringify({ tab: "onSale" }))}`,
  );
  await merchant.getByPlaceholder("Search").fill("linen tea");
  await seen(merchant, /^No .+ match$/);
  await visit(merchant, "/goods/outlist");
  await merchant.getByPlaceholder("Search").fill("linen tea");
  await merchant.locator("tbody tr").filter({ hasText: "Linen Tea Towel" }).waitFor();
});
