import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppConfig, toBrowserFolder } from "../../../../framework/build/appFolder.mjs";
import { type OpenedApp, openApp } from "../../../../framework/server/app/openApp.ts";
import { addMember, addTenant } from "../../../../framework/server/members/addMember.ts";
import { library } from "../library.ts";

const password = "many quiet shelves";
let server: OpenedApp;
let browser: Browser;
let page: Page;
let address: string;
const problems: string[] = [];

beforeAll(async () => {
  await build({ ...createAppConfig("examples/library"), logLevel: "warn" });
  server = await openApp(library, {
    dataDir: "memory://",
    browser: toBrowserFolder("examples/library"),
  });
  const tenantId = await addTenant(server.database.pool, "Mitte");
  await addMember(server.database.pool, { username: "lea", name: "Lea", tenantId, password });
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") problems.push(line.text());
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const main = () => page.locator("main");
const dialog = () => page.getByRole("dialog");

test("a librarian signs in, in German", async () => {
  await page.goto(address);
  await page.getByLabel("Benutzername").fill("lea");
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("navigation", { name: "Menü" }).getByText("Ausleihen").waitFor();
  await page.getByText("City Library · Mitte").waitFor();
  // The heading of the empty list names the books too.
  await main().getByRole("heading", { name: "Bücher", exact: true }).waitFor();
  await main().getByText("Fügen Sie die Bücher Ihrer Zweigstelle hinzu.").waitFor();
});

test("a book is added, and an empty form names what is missing", async () => {
  await main().getByRole("link", { name: "Anlegen" }).first().click();
  await main().getByRole("heading", { name: "Buch anlegen" }).waitFor();
  await main().getByRole("button", { name: "Speichern", exact: true }).click();
  await main().getByText("2 Felder sind zu prüfen:").waitFor();

  await main().getByLabel("Titel").fill("Transit");
  await main().getByLabel("Autor/in").fill("Anna Seghers");
  await main().getByLabel("Ersatzpreis").fill("12,50");
  await main().getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByText("Transit angelegt").waitFor();
  await main().getByRole("heading", { name: "Transit" }).waitFor();
  await main().getByText("12,50").first().waitFor();
});

test("the book is lent, and its loan is listed", async () => {
  await main().getByRole("button", { name: "Ausleihen" }).click();
  await dialog().getByText("Transit ausleihen?").waitFor();
  await dialog().getByLabel("Leser/in").fill("Mia");
  await dialog().getByLabel("Fällig am").first().fill("2999-12-31");
  await dialog().getByRole("button", { name: "Ausleihen" }).click();
  await page.getByText(/^Buch .Transit. ausgeliehen$/).waitFor();
  await main().getByText("Verliehen").first().waitFor();

  await page.getByRole("navigation", { name: "Menü" }).getByText("Ausleihen").last().click();
  await main().getByRole("heading", { name: "Ausleihen" }).waitFor();
  await main()
    .getByRole("row", { name: /Transit.*Mia/ })
    .waitFor();
});

test("the interface changes to English, and the book is returned", async () => {
  await page.getByRole("button", { name: "Sprache" }).click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await main().getByRole("heading", { name: "Loans" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.getByRole("navigation", { name: "Menu" }).getByText("Books").click();
  await main()
    .getByRole("row", { name: /Transit.*Lent/ })
    .getByText("Transit")
    .click();
  await main().getByRole("heading", { name: "Transit" }).waitFor();

  await main().getByRole("button", { name: "Return" }).click();
  await page.getByText(/^Book .Transit. returned$/).waitFor();
  await main().getByText("Available").first().waitFor();
  // The loan below the book has ended too.
  await main()
    .getByRole("row", { name: /^Mia 31 Dec 2999 \d+ \w+ \d{4}/ })
    .waitFor();
});

test("she signs out, and a page of hers asks for the password again", async () => {
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Password").waitFor();
  await page.goto(`${address}/lending/loans`);
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  expect(problems).toEqual([]);
});
