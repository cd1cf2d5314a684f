import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { expectFigures } from "./figures.ts";
import { button } from "./form.ts";
import { arrive, visit } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
let server: BuiltApp;
let page: Page;
let customer: Customer;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

test("the platform gives a customer points with a reason", async () => {
  customer = await openCustomer(server.base, { name: "Vanna", goods });
  page = await server.signIn("platform", { path: "/platform/members" });
  await arrive(page);
  await page.locator("main tbody").getByText("Vanna").first().click();
  await page.waitForURL(/\/platform\/members\/show\/\d+/);
  await button(page, "Adjust points").click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("spinbutton", { name: "Points" })
    .or(dialog.getByRole("textbox", { name: "Points" }))
    .first()
    .fill("4000");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A parcel was lost");
  await dialog.getByRole("button", { name: "Adjust points" }).click();
  await dialog.waitFor({ state: "detached" });
  await expectFigures(page, { Points: "4,000", "Value of points": "A$12.00" });
});

test("the customer pays a part of an order with them, and its timeline says so", async () => {
  const order = await customer.order({ qty: 3, pickUp: true, points: 2000 });
  expect(order.payPrice).toBe(19.8);
  await page.reload();
  await arrive(page);
  await expectFigures(page, { Points: "2,000", "Value of points": "A$6.00" });
  await page.locator("main").getByText("Redeemed").first().waitFor();
  const merchant = await server.signIn("harbour", { path: "/order/list" });
  await arrive(merchant);
  await visit(
    merchant,
    `/order/list?filter=${encodeURIComponent(`{"q":"${order.number ?? ""}"}`)}`,
  );
  await merchant.locator("main tbody tr").first().click();
  await merchant.waitForURL(/\/order\/(list\/)?show\/\d+/);
  await merchant.getByText("Paid A$13.80 with WeChat Pay and A$6.00 with points").waitFor();
});
