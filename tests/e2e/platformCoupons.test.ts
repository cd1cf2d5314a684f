import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { today } from "../../framework/admin/list/filter/days.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { openCustomer } from "./customer.ts";
import { expectFigures } from "./figures.ts";
import { box, button } from "./form.ts";
import { arrive } from "./visit.ts";

let server: BuiltApp;
let page: Page;
let couponId: number;
let orderNo: string;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/** The day a number of days from today, in the marketplace's zone. */
function dayFromNow(days: number): string {
  const day = new Date(`${today("Australia/Sydney")}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
const type = (source: string, value: string) =>
  box(page, source).getByRole("textbox").first().fill(value);

test("the platform creates a coupon and sees who covers what it takes off", async () => {
  page = await server.signIn("platform", { path: "/platform/coupons/add" });
  await arrive(page);
  await type("name", "Harvest days");
  await type("amount", "5");
  await type("fullAmount", "40");
  await type("platformPercent", "60");
  const [from, to] = [0, 1].map((side) => box(page, "activity").getByRole("textbox").nth(side));
  await from?.fill(dayFromNow(0));
  await to?.fill(dayFromNow(20));
  await type("totalNum", "3");
  await expect
    .poll(() => page.locator("main").innerText())
    .toMatch(/Markethall covers\s+60%\s+of it, the stores\s+40%/);
  await expect.poll(() => page.locator("main").innerText()).toMatch(/Stores\s+A\$2\.00/);
  await button(page, /^Save(?! and)/).click();
  await page.waitForURL(/\/platform\/coupons\/show\/\d+$/);
  couponId = Number(page.url().split("/").at(-1));
  await expectFigures(page, { Claimed: "0", Used: "0", "Cost to Markethall": "A$0.00" });
});

test("a customer uses it, and the platform reads what it costs", async () => {
  const customer = await openCustomer(server.base, {
    name: "Wei",
    goods: "Zhenjiang black vinegar",
  });
  const platformCouponId = await customer.claimOfPlatform(couponId);
  const low = await customer.quote({ pickUp: true });
  expect(low.platformCoupons).toMatchObject([{ id: platformCouponId, reason: "minimum" }]);
  const order = await customer.order({ qty: 7, pickUp: true, platformCouponId });
  expect(order.payPrice).toBe(41.2);
  orderNo = order.orderNo;
  await page.reload();
  await arrive(page);
  await expectFigures(page, {
    Claimed: "1",
    Used: "1",
    "Discount given": "A$5.00",
    "Cost to Markethall": "A$3.00",
    "Net sales": "A$41.20",
  });
});

test("the merchant reads on the order which coupon it was, and what Markethall covers of it", async () => {
  page = await server.signIn("harbour", { path: `/order/list?q=${orderNo}` });
  await arrive(page);
  await page.locator("a[href*='/order/list/show/']").first().click();
  await arrive(page);
  const main = page.locator("main");
  await expect.poll(() => main.innerText()).toMatch(/Markethall coupon · Harvest days\s+−A\$5\.00/);
  expect(await main.innerText()).toMatch(/Coupon covered by Markethall\s+\+A\$3\.00/);
});
