import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { box, button } from "./form.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

test("a product's description gets a heading, a table and a picture of the library", async () => {
  const page = await server.signIn("harbour", { path: "/goods/list" });
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  const detail = box(page, "detail");
  const english = detail.locator('[data-source="detail.en"]');
  const text = english.getByRole("textbox");
  const toolbar = english.getByRole("toolbar");
  const tool = (name: string) => toolbar.getByRole("button", { name, exact: true });
  const choose = async (menu: string, command: string) => {
    await tool(menu).click();
    await page.getByRole("menuitem", { name: command, exact: true }).click();
    await page.getByRole("menu").waitFor({ state: "detached" });
  };
  await text.fill("");
  await choose("Heading", "Large heading");
  await page.keyboard.type("Sizes");
  await page.keyboard.press("Enter");
  await choose("Table", "Insert table");
  for (const cell of ["Size", "Width", "Length", "S", "40 cm", "60 cm"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await choose("Table", "Delete row");
  await choose("Table", "Add column after");
  expect(await text.locator("tr").count()).toBe(2);
  expect(await text.locator("th").count()).toBe(4);
  await text.locator("th").last().click();
  await choose("Table", "Delete column");
  // Below the table.
  await text.locator("p").last().click();
  await tool("Image").click();
  const dialog = page.getByRole("dialog", { name: "Image" });
  await dialog.getByRole("button", { name: /Choose from library/ }).click();
  const library = page.getByRole("dialog").last();
  await library.getByRole("checkbox").first().click();
  await library
    .getByRole("button", { name: /^(Choose|Select|Use|Insert)/ })
    .last()
    .click();
  await dialog.getByRole("textbox", { name: /alt text/ }).fill("A folded towel");
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await text.locator('img[alt="A folded towel"]').waitFor();
  await button(page, "Save").click();
  await page.getByRole("region", { name: "Unsaved changes bar" }).waitFor({ state: "detached" });
  // The page that is loaded again shows what is stored.
  await page.reload();
  const stored = box(page, "detail").locator('[data-source="detail.en"]').getByRole("textbox");
  await stored.locator("h2", { hasText: "Sizes" }).waitFor();
  expect(await stored.locator("th").allInnerTexts()).toEqual(["Size", "Width", "Length"]);
  expect(await stored.locator("td").allInnerTexts()).toEqual(["S", "40 cm", "60 cm"]);
  expect(await stored.locator("img[alt='A folded towel']").getAttribute("src")).toMatch(
    /^\/files\//,
  );
});
