import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Data } from "../../simulator/front.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { button } from "./form.ts";
import { arrive, visit } from "./visit.ts";

let server: BuiltApp;
let customer: Customer;
let merchant: Page;
beforeAll(async () => {
  server = await startBuiltApp();
  customer = await openCustomer(server.base, { name: "Wei", goods: "Manuka honey" });
  merchant = await server.signIn("harbour", { path: "/order/list" });
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/**
 * Counts the clicks of the mouse on a page from now on; a button that a key presses is none.
 * Returns a function that reads the count.
 */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const isCounted = document.body.dataset.clicks !== undefined;
    document.body.dataset.clicks = "0";
    if (isCounted) return;
    const count = ({ detail, isTrusted }: MouseEvent) => {
      const { dataset } = document.body;
      if (isTrusted && detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    addEventListener("click", count, true);
  });
  return async () => Number(await page.locator("body").getAttribute("data-clicks"));
}
const findRow = (page: Page, { number }: Data) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: String(number), exact: true }) });

/** Opens the orders that are ready to ship, and finds those of the test's own buyer. */
async function findOwn(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== "/order/list") await visit(page, "/order/list");
  await page.getByRole("tab", { name: /^Ready to ship/ }).click();
  await page
    .getByPlaceholder(/Search/)
    .first()
    .fill(customer.name);
  await page.waitForURL((url) => url.search.includes(customer.name));
  // A list that is open already, with the same filter, does not load new orders by itself.
  await button(page, "Refresh").click();
}

test("one order is shipped with 3 clicks, and its shipping is undone", async () => {
  const order = await customer.order();
  await findOwn(merchant);
  await findRow(merchant, order).waitFor();
  const readClicks = await countClicks(merchant);
  await findRow(merchant, order).locator("button[data-menu]").click();
  await merchant.getByRole("menuitem", { name: /^Ship/ }).click();
  const dialog = merchant.getByRole("dialog");
  await dialog.getByRole("textbox", { name: `Tracking no.: ${order.number}` }).fill("AP0001");
  await dialog.getByRole("button", { name: "Ship order" }).click();
  await merchant.getByText(`Order ${order.number} shipped`).waitFor();
  expect(await readClicks()).toBeLessThanOrEqual(3);
  await expect
    .poll(async () => (await customer.readOrder(order.orderNo)).status)
    .toBe("unreceived");
  await button(merchant, "Undo").click();
  await expect.poll(async () => (await customer.readOrder(order.orderNo)).status).toBe("unshipped");
});

test("three orders are shipped with 6 clicks", async () => {
  const orders: Data[] = [];
  for (let index = 0; index < 3; index += 1) orders.push(await customer.order());
  await findOwn(merchant);
  for (const order of orders) await findRow(merchant, order).waitFor();
  const readClicks = await countClicks(merchant);
  for (const order of orders) await findRow(merchant, order).getByRole("checkbox").click();
  await merchant.getByRole("toolbar").getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = merchant.getByRole("dialog");
  for (const { number } of orders)
    await dialog.getByRole("textbox", { name: `Tracking no.: ${number}` }).fill(`AP${number}`);
  await dialog.getByRole("button", { name: "Ship 3 orders" }).click();
  await merchant.getByText("3 orders shipped").waitFor();
  expect(await readClicks()).toBeLessThanOrEqual(6);
});

test("a refund is declined with 3 clicks, and the next request is one further", async () => {
  const order = await customer.order();
  await customer.askRefund(order, 1, "Changed my mind");
  const { refundNo } = await customer.askRefund(await customer.order(), 1, "Too small");
  await visit(merchant, "/order/refund");
  await merchant
    .getByPlaceholder(/Search/)
    .first()
    .fill(refundNo);
  await merchant.getByRole("row").getByText("Manuka honey").first().click();
  await merchant.waitForURL(/refund\/show/);
  await arrive(merchant);
  const first = merchant.url();
  const readClicks = await countClicks(merchant);
  await button(merchant, "Decline").click();
  const dialog = merchant.getByRole("dialog");
  await dialog.getByRole("button", { name: "Already packed" }).click();
  await dialog.getByRole("button", { name: "Decline refund" }).click();
  const next = merchant.getByRole("link", { name: /^Next \(\d+ left\)$/ }).first();
  await next.waitFor();
  expect(await readClicks()).toBeLessThanOrEqual(3);
  await next.click();
  await merchant.waitForURL((url) => url.href !== first && /refund\/show/.test(url.href));
});
