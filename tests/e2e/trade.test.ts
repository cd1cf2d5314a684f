import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Front } from "../../simulator/front.ts";
import { type Crowd, sendCrowd } from "./crowd.ts";
import { comeShopping, type Customer } from "./customer.ts";
import { button, seen } from "./form.ts";
import { type BuiltHouse, startBuiltHouse } from "./house.ts";
import { arrive, atRest, visit } from "./visit.ts";

let house: BuiltHouse;
let crowd: Crowd;
let customer: Customer;
let merchant: Page;
beforeAll(async () => {
  house = await startBuiltHouse();
  crowd = sendCrowd(house.base, { buyers: 4, speed: 8, seed: 7 });
  customer = await comeShopping(house.base, { name: "Wei", goods: "Manuka honey" });
  merchant = await house.signIn("harbour", { path: "/order/list" });
});
afterAll(async () => {
  await crowd?.stop();
  await house?.close();
});
afterEach(() => expect(house.complaints.splice(0)).toEqual([]));

const patiently = { timeout: 15_000 };
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
const amount = (value: number) => `A$${value.toFixed(2)}`;
const dialogOf = (page: Page) => page.getByRole("dialog");
const cardOf = (page: Page, orderNo: string) => page.getByRole("listitem", { name: orderNo });

/** Of all orders those of the test's own buyer: the crowd's come and go. */
async function findOwn(page: Page, tab: RegExp): Promise<void> {
  if (new URL(page.url()).pathname !== "/order/list") await visit(page, "/order/list");
  await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("searchbox").or(page.getByPlaceholder(/Search|搜索|搜尋/)).first().fill(customer.name);
}

test("a batch is shipped from the list: by numbers, without one, and what has none stays", async () => {
  const orders = [];
  for (let many = 0; many < 4; many += 1) orders.push(await customer.order());
  const numbers = orders.map(({ orderNo }) => String(orderNo));
  const [first = "", second = "", bare = "", blank = ""] = numbers;
  await findOwn(merchant, /^Not shipped/);
  for (const number of numbers) await cardOf(merchant, number).getByRole("checkbox").check();
  await merchant.getByRole("toolbar").getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = dialogOf(merchant);
  await dialog.getByRole("heading", { name: "Ship 4 orders" }).waitFor();
  const box = (number: string) => dialog.getByRole("textbox", { name: `Tracking no.: ${number}` });
  await dialog.getByRole("combobox", { name: "Courier for all" }).selectOption("dhl");
  await dialog.getByRole("button", { name: "Fill down" }).click();
  await box(first).fill("33 AP 0001");
  await dialog.getByRole("combobox", { name: `Courier: ${second}` }).selectOption("auspost");
  await box(second).fill("AP0002");
  await box(bare).fill("0");
  await dialog.getByText("1 has no number and is not shipped.").waitFor();
  await dialog.getByRole("button", { name: "Ship 3" }).click();
  await seen(merchant, "3 orders shipped");
  await cardOf(merchant, first).waitFor({ state: "detached" });
  expect(await cardOf(merchant, blank).getByRole("checkbox").isChecked()).toBe(true);
  const shipped = await Promise.all(numbers.map(customer.orderOf));
  expect(shipped.map(({ status, deliveryType, deliveryNo }) => [status, deliveryType, deliveryNo])).toEqual([
    ["unreceived", "dhl", "33AP0001"],
    ["unreceived", "auspost", "AP0002"],
    ["unreceived", "dhl", "0"],
    ["unshipped", null, null],
  ]);
});

test("a price is lowered before it is paid, and the buyer pays that", async () => {
  const order = await customer.order({ qty: 2, paid: false });
  const lower = order.payPrice - 1.55;
  await findOwn(merchant, /^Not paid/);
  await cardOf(merchant, order.orderNo).getByRole("button", { name: "Change price" }).click();
  const dialog = dialogOf(merchant);
  await dialog.getByRole("textbox", { name: /New price with freight/ }).fill(lower.toFixed(2));
  await dialog.getByText("−A$1.55").waitFor();
  await dialog.getByRole("textbox", { name: "Why" }).fill("A scratch on the box");
  await dialog.getByRole("button", { name: "Change price" }).click();
  await cardOf(merchant, order.orderNo).getByText(amount(lower)).waitFor();
  const paid = await customer.pay(order);
  expect([paid.payPrice, paid.priceAdjust]).toEqual([lower, -1.55]);
  await findOwn(merchant, /^Not shipped/);
  await cardOf(merchant, order.orderNo).getByRole("link", { name: order.orderNo }).click();
  await arrive(merchant);
  await seen(merchant, /A scratch on the box/);
});

test("who picks up shows a code, and the order is written off by it once", async () => {
  const order = await customer.order({ pickUp: true });
  expect(order.verifyCode).toMatch(/^\d{12}$/);
  await visit(merchant, "/order/order");
  const code = merchant.getByRole("textbox", { name: "Write-off code" });
  await code.fill(order.verifyCode);
  await button(merchant, "Look up").click();
  await seen(merchant, order.orderNo);
  await button(merchant, /Hand over|Write off/).click();
  await merchant.getByRole("status").filter({ hasText: order.orderNo }).waitFor();
  expect((await customer.orderOf(order.orderNo)).status).toBe("completed");
  await code.fill(order.verifyCode);
  await button(merchant, "Look up").click();
  await merchant.locator("main").getByRole("alert").waitFor();
});
