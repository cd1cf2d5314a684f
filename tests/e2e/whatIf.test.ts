import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { arrive } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
let server: BuiltApp;
let page: Page;
let customer: Customer;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const section = (name: string) => page.getByRole("region", { name, exact: true });
const readSum = async () => (await section("The price").innerText()).replaceAll(/\s+/g, " ");

test("a merchant builds an order, and sees its price and every promotion", async () => {
  page = await server.signIn("harbour", { path: "/promotion/whatIf" });
  await arrive(page);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("What-if");
  await page.getByText("Add a product to see what each promotion does.").waitFor();
  await page.getByRole("combobox", { name: "Add product" }).fill("Zhenjiang");
  await page.getByRole("option", { name: goods }).first().click();
  await expect.poll(readSum).toContain("Customer pays");
  // A customer's quote of the same cart has the same price.
  customer = await openCustomer(server.base, { name: "Wendy", goods });
  const quoted = await customer.quote({ qty: 1 });
  await expect.poll(readSum).toContain(`Items A$${quoted.goodsTotal.toFixed(2)}`);
  expect(await section("Promotions").innerText()).toMatch(/\d+ don't/);
});

test("more units and another time change what applies", async () => {
  const more = page.getByRole("button", { name: `One more of ${goods}` });
  for (let unit = 1; unit < 7; unit += 1) await more.click();
  await expect.poll(readSum).toMatch(/× 7/);
  const before = await readSum();
  await page.getByRole("switch", { name: "Pickup" }).click();
  await expect.poll(readSum).not.toBe(before);
  await expect.poll(readSum).toContain("Shipping A$0.00");
});

test("a gift card and points leave a rest to pay", async () => {
  await page.getByRole("textbox", { name: "Gift card" }).fill("10");
  await page.getByRole("textbox", { name: "Points" }).fill("2000");
  await expect.poll(readSum).toContain("By gift card −A$10.00 By 2,000 points −A$6.00 Left to pay");
  await page.getByRole("textbox", { name: "Gift card" }).fill("");
  await page.getByRole("textbox", { name: "Points" }).fill("");
  await expect.poll(readSum).not.toContain("Left to pay");
});

test("a promotion that is left out says what it would save", async () => {
  const leave = section("Promotions").getByRole("button", { name: "Leave out" }).first();
  if ((await leave.count()) === 0) return;
  await leave.click();
  await section("Promotions")
    .getByText(/Left out\. It would save/)
    .first()
    .waitFor();
});

test("a past order is tried again beside its price of then", async () => {
  const order = await customer.order({ qty: 2, pickUp: true });
  await page.getByRole("button", { name: "Replay a past order" }).click();
  await page.getByRole("textbox", { name: "Order number" }).fill("#0");
  await page.getByRole("button", { name: "Load order" }).click();
  await page.getByRole("alert").first().waitFor();
  await page.getByRole("textbox", { name: "Order number" }).fill(order.orderNo);
  await page.getByRole("button", { name: "Load order" }).click();
  await expect.poll(readSum).toContain("Customer paid");
  expect(await readSum()).toContain(`Customer paid A$${order.payPrice.toFixed(2)}`);
});

test("a phone shows one part at a time, with the total below, also in Chinese", async () => {
  const phone = await server.signIn("harbour", {
    path: "/promotion/whatIf",
    width: 390,
    locale: "zh-CN",
  });
  await arrive(phone);
  await phone.getByRole("combobox", { name: "添加商品" }).fill("镇江");
  await phone.getByRole("option").first().click();
  await phone.getByText("买家实付").last().waitFor();
  await phone.getByRole("tab", { name: "优惠" }).click();
  await phone.getByRole("heading", { name: "优惠", exact: true }).waitFor();
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
});
