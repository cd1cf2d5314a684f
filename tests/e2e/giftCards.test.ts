import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { expectFigures } from "./figures.ts";
import { button } from "./form.ts";
import { arrive, openRecord, visit } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
/** What 7 bottles cost, and what the provider is paid of it beside the card. */
const [full, rest] = [46.2, 16.2];
const findDialog = () => page.getByRole("dialog");
let server: BuiltApp;
let page: Page;
let customer: Customer;
let code: string;
let order: Awaited<ReturnType<Customer["order"]>>;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

test("a merchant issues a gift card, and sees its code once", async () => {
  page = await server.signIn("harbour", { path: "/promotion/giftCard" });
  await arrive(page);
  await button(page, "Issue gift cards").click();
  const dialog = findDialog();
  await dialog.getByRole("textbox", { name: "Value of each card" }).fill("30");
  await dialog.getByRole("button", { name: "Issue" }).click();
  code = await page.getByRole("list", { name: "Code" }).getByRole("listitem").innerText();
  expect(code).toMatch(/^[0-9A-Z-]{16,}$/);
  await page.getByRole("button", { name: "Done" }).click();
  await page.locator("main tbody").getByText(code.slice(-4)).first().click();
  await page.waitForURL(/\/promotion\/giftCard\/show\/\d+$/);
  await expectFigures(page, {
    Balance: "A$30.00",
    "Initial value": "A$30.00",
    "On hold": "A$0.00",
  });
  // The page knows only the last four characters.
  expect(await page.locator("main").innerText()).not.toContain(code);
});

test("a customer pays with it and the provider, and the order shows what each of them paid", async () => {
  customer = await openCustomer(server.base, { name: "Sokha", goods });
  order = await customer.order({ qty: 7, pickUp: true, giftCards: [code.toLowerCase()] });
  expect(order).toMatchObject({ payPrice: full });
  await page.reload();
  await arrive(page);
  await expectFigures(page, { Balance: "A$0.00" });
  await page.locator("main").getByText("Used in an order").waitFor();

  await visit(page, `/order/list?filter=${encodeURIComponent(`{"q":"${order.number ?? ""}"}`)}`);
  await page.locator("main tbody tr").first().click();
  await page.waitForURL(/\/order\/(list\/)?show\/\d+/);
  const amounts = page.locator("main");
  await amounts.getByText("A$30.00").first().waitFor();
  await amounts
    .getByText(`A$${rest.toFixed(2)}`)
    .first()
    .waitFor();
});

test("a refund in part goes back to the card first", async () => {
  const { refundNo } = await customer.askRefund(order, 2, "Two bottles leak");
  await visit(page, "/order/refund");
  await page.locator("main tbody tr").filter({ hasText: "Sokha" }).first().click();
  await openRecord(page, /\/order\/refund\/show\/\d+/);
  await button(page, "Approve refund").first().click();
  const dialog = findDialog();
  await dialog.getByRole("button", { name: "Approve refund" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(refundNo).toBeTruthy();

  await visit(page, "/promotion/giftCard");
  await page.locator("main tbody").getByText(code.slice(-4)).first().click();
  await page.waitForURL(/\/promotion\/giftCard\/show\/\d+$/);
  await expectFigures(page, { Balance: "A$13.20", "Initial value": "A$30.00" });
  await page.locator("main").getByText("Refunded").first().waitFor();
});
