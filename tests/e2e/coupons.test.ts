import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { today } from "../../framework/admin/list/filter/days.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { expectFigures } from "./figures.ts";
import { box, button } from "./form.ts";
import { arrive } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
/** What 7 bottles cost, and what is left of it with the coupon. */
const [full, reduced] = [46.2, 41.2];
let server: BuiltApp;
let page: Page;
let customer: Customer;
let couponId: number;
let pieceId: number;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/** The day a number of days from today, in the shop's zone. */
function dayFromNow(days: number): string {
  const day = new Date(`${today("Australia/Sydney")}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
const type = (source: string, value: string) =>
  box(page, source).getByRole("textbox").first().fill(value);
async function reload(): Promise<void> {
  await page.reload();
  await arrive(page);
}

test("a merchant creates a coupon and sees at once what it does", async () => {
  page = await server.signIn("harbour", { path: "/promotion/coupon/add" });
  await arrive(page);
  await type("name", "Vinegar week");
  await type("amount", "5");
  await type("fullAmount", "40");
  const [from, to] = [0, 1].map((side) => box(page, "activity").getByRole("textbox").nth(side));
  await from?.fill(dayFromNow(0));
  await to?.fill(dayFromNow(20));
  await type("totalNum", "3");
  const sentence = page.locator("main").getByText(/Spend/).first();
  await expect
    .poll(() => sentence.innerText())
    .toMatch(/A\$40\.00.*A\$5\.00.*up to\s+3\s+in total/s);
  await button(page, /^Save(?! and)/).click();
  await page.waitForURL(/\/promotion\/coupon\/show\/\d+$/);
  couponId = Number(page.url().split("/").at(-1));
  await expectFigures(page, { Claimed: "0", Used: "0", "Discount given": "A$0.00" });
});

test("a customer claims it, and the quote says what it saves, or what is missing", async () => {
  customer = await openCustomer(server.base, { name: "Wei", goods });
  pieceId = await customer.claim(couponId);
  const offer = async (qty: number) => {
    const { shops } = await customer.quote({ qty, pickUp: true });
    return shops[0].coupons.find(({ id }: { id: number }) => id === pieceId);
  };
  expect(await offer(1)).toMatchObject({ saves: null, reason: "minimum", missing: 33.4 });
  expect(await offer(7)).toMatchObject({ saves: 5, reason: null, chosen: false });
  expect(await customer.quote({ qty: 7, pickUp: true, couponIds: [pieceId] })).toMatchObject({
    goodsTotal: full,
    couponAmount: 5,
    amount: reduced,
  });
});

test("the merchant reads every cent on the coupon's page, and a cancelled order returns it", async () => {
  await reload();
  await expectFigures(page, { Claimed: "1", Used: "0", "Discount given": "A$0.00" });
  const wanted = { qty: 7, pickUp: true, couponIds: [pieceId] };
  const unpaid = await customer.order({ ...wanted, paid: false });
  expect(unpaid.payPrice).toBe(reduced);
  await reload();
  await expectFigures(page, { Used: "1", "Discount given": "A$5.00", "Net sales": "A$0.00" });
  await customer.cancel(unpaid);
  await expect
    .poll(() => customer.listCoupons(), { timeout: 20_000 })
    .toMatchObject([{ id: pieceId, status: "unused" }]);
  await reload();
  await expectFigures(page, { Used: "0", "Discount given": "A$0.00", "Net sales": "A$0.00" });

  await customer.order(wanted);
  expect(await customer.listCoupons()).toMatchObject([{ id: pieceId, status: "used" }]);
  await reload();
  await expectFigures(page, {
    Claimed: "1",
    Used: "1",
    "Discount given": "A$5.00",
    "Net sales": "A$41.20",
  });
  const row = page.getByRole("row").filter({ hasText: "Wei" });
  await row.getByText("A$5.00").waitFor();
});

test("a change to a coupon is saved although others claim it meanwhile", async () => {
  await type("name", "Vinegar month");
  const other = await openCustomer(server.base, { name: "Mei", goods });
  await other.claim(couponId);
  // Another window is used meanwhile, so that the page loads the coupon again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await box(page, "name").getByRole("textbox").inputValue()).toBe("Vinegar month");
  await button(page, /^Save(?! and)/).click();
  await page.getByRole("heading", { name: "Vinegar month" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await expectFigures(page, { Claimed: "2", Used: "1" });
});

test("what is typed into a new coupon stays while its other parts load", async () => {
  await page.goto(new URL("/promotion/coupon/add", page.url()).href);
  await arrive(page);
  await type("name", "Half written");
  await box(page, "type").getByRole("radio", { name: "Percentage" }).check();
  await type("discount", "8.5");
  await box(page, "useType").getByRole("radio", { name: "Selected products" }).check();
  await page
    .getByText(/Vinegar month/)
    .first()
    .waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const read = (source: string) => box(page, source).getByRole("textbox").first().inputValue();
  expect([await read("name"), await read("discount")]).toEqual(["Half written", "8.5"]);
});
