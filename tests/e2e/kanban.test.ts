import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Data, Front } from "../../simulator/front.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { openCustomer } from "./customer.ts";
import { button } from "./form.ts";
import { arrive, atRest } from "./visit.ts";

let server: BuiltApp;
let page: Page;

/** Ships an order as the shop does, so that its goods can be returned. */
async function ship(orderNo: string): Promise<void> {
  const front = new Front([server.base]);
  const member = { username: "harbour", password: "markethall-demo" };
  const { token } = (await front.post("common/login", member)).data;
  const { list } = (await front.get(`member/order/getList?orderNo=${orderNo}`, token)).data;
  const orders: Data[] = list;
  const deliveryJson = orders.map(({ id }) => ({
    orderId: id,
    deliveryType: "auspost",
    deliveryNo: `AP${orderNo}`,
  }));
  await front.post("member/order/delivery", { deliveryJson }, token);
}
/** Requests a refund as a new customer of that name, and waits for its card. */
async function requestRefund(name: string, type: "refundOnly" | "returnAndRefund") {
  const customer = await openCustomer(server.base, { name, goods: "Manuka honey" });
  const order = await customer.order();
  if (type === "returnAndRefund") await ship(order.orderNo);
  await customer.askRefund(order, 1, "The jar is broken", type);
  await button(page, "Refresh").click();
  await findCard("Requested", name).waitFor();
}
beforeAll(async () => {
  server = await startBuiltApp();
  page = await server.signIn("harbour", { path: "/order/refund" });
  await arrive(page);
  await button(page, "Show as board").click();
  await findColumn("Requested").waitFor();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const findColumn = (name: string) => page.getByRole("region", { name, exact: true });
const findCard = (column: string, customer: string) =>
  findColumn(column).getByRole("listitem").filter({ hasText: customer });
/** Returns the number of cards that a column's heading states. */
async function readCount(column: string): Promise<number> {
  const heading = findColumn(column).getByRole("heading");
  await expect.poll(() => heading.innerText()).toMatch(/\d/);
  return Number((await heading.innerText()).match(/\d+/)?.[0]);
}
const readCounts = () => Promise.all(["Requested", "Awaiting return"].map(readCount));
const announced = (text: RegExp) => page.getByRole("status").filter({ hasText: text }).waitFor();

async function readCentre(locator: Locator): Promise<readonly [x: number, y: number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
/** Drags a card by the mouse over a column, and drops it there. */
async function drag(card: Locator, column: string): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await readCentre(card)));
  await page.mouse.down();
  await page.mouse.move(...(await readCentre(findColumn(column))), { steps: 8 });
  await announced(new RegExp(`over the position of ${column}`));
  await page.mouse.up();
}
const approval = (text: string | RegExp) => {
  const dialog = page.getByRole("dialog").filter({ hasText: text });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  return {
    opened: () => dialog.waitFor(),
    cancel: () => press("Cancel"),
    confirm: () => press("Approve refund"),
    closed: () => page.getByRole("dialog").waitFor({ state: "detached" }),
  };
};

test("a card is dragged by the mouse: it stays when its dialog is cancelled, and moves when it is confirmed", async () => {
  await requestRefund("Wei", "returnAndRefund");
  const [requested = 0, awaiting = 0] = await readCounts();
  const dialog = approval("Wei returns 1 × Manuka honey");
  await drag(findCard("Requested", "Wei"), "Awaiting return");
  await dialog.opened();
  await dialog.cancel();
  await dialog.closed();
  await findCard("Requested", "Wei").waitFor();
  expect(await readCounts()).toEqual([requested, awaiting]);

  await drag(findCard("Requested", "Wei"), "Awaiting return");
  await dialog.opened();
  await dialog.confirm();
  await dialog.closed();
  await findCard("Awaiting return", "Wei").waitFor();
  await expect.poll(readCounts, { timeout: 30_000 }).toEqual([requested - 1, awaiting + 1]);
  expect(await findCard("Requested", "Wei").count()).toBe(0);
});

test("a card is moved across the columns by keys, and returns to its column by Escape", async () => {
  await requestRefund("Priya", "returnAndRefund");
  const [requested = 0, awaiting = 0] = await readCounts();
  const pickUp = async () => {
    await findCard("Requested", "Priya").getByRole("button", { name: /^Drag/ }).focus();
    await page.keyboard.press("Space");
    await announced(/Manuka honey.* (picked up|over the position of Requested)/);
    await page.keyboard.press("ArrowRight");
    await announced(/over the position of Awaiting return/);
  };
  await pickUp();
  await page.keyboard.press("Escape");
  await announced(/returned to its position/);
  expect(await page.getByRole("dialog").count()).toBe(0);

  await pickUp();
  await page.keyboard.press("Space");
  const dialog = approval("Priya returns 1 × Manuka honey");
  await dialog.opened();
  await dialog.confirm();
  await dialog.closed();
  await findCard("Awaiting return", "Priya").waitFor();
  await expect.poll(readCounts, { timeout: 30_000 }).toEqual([requested - 1, awaiting + 1]);
});

test("a refund without a return is not dropped among the returns; its menu approves it", async () => {
  await requestRefund("Ravi", "refundOnly");
  const card = findCard("Requested", "Ravi");
  await page.mouse.move(...(await readCentre(card)));
  await page.mouse.down();
  await page.mouse.move(...(await readCentre(findColumn("Awaiting return"))), { steps: 8 });
  await announced(/isn't over a position/);
  await page.mouse.up();
  await announced(/returned to its position/);
  expect(await page.getByRole("dialog").count()).toBe(0);

  // For a moment after a drop, the browser's click that ends a drag is not an own one.
  const menu = card.getByRole("button", { name: /^More actions for Manuka honey/ });
  const approve = page.getByRole("menuitem", { name: "Approve refund" });
  const openMenu = async () => {
    if (!(await approve.isVisible())) await menu.click();
    return approve.isVisible();
  };
  const refunded = await readCount("Refunded");
  await expect.poll(openMenu).toBe(true);
  await approve.click();
  const dialog = approval(/Ravi will be refunded A\$\d/);
  await dialog.opened();
  await dialog.confirm();
  await dialog.closed();
  // The card moves once the provider has paid the refund.
  const countRefunded = async () => {
    await button(page, "Refresh").click();
    await atRest(page);
    return readCount("Refunded");
  };
  await expect.poll(countRefunded, { timeout: 60_000 }).toBe(refunded + 1);
  expect(await findCard("Requested", "Ravi").count()).toBe(0);
});
