import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { today } from "../../framework/admin/list/filter/days.ts";
import { addDays } from "../../framework/schema/zonedTime.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { expectFigures } from "./figures.ts";
import { box, button } from "./form.ts";
import { arrive, visit } from "./visit.ts";

const goods = "Zhenjiang black vinegar";
/** What 7 bottles cost, and what is left of it with the voucher. */
const [full, reduced] = [46.2, 42.2];
let server: BuiltApp;
let page: Page;
let path: string;
let customer: Customer;
let order: Awaited<ReturnType<Customer["order"]>>;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const day = (days: number) => addDays(today("Australia/Sydney"), days);
const type = (source: string, value: string) =>
  box(page, source).getByRole("textbox").first().fill(value);
const findDialog = () => page.getByRole("dialog");
const reload = async () => {
  await page.reload();
  await arrive(page);
};

test("a merchant creates a voucher, and adds a code that many use", async () => {
  page = await server.signIn("harbour", { path: "/promotion/voucher/add" });
  await arrive(page);
  await type("name", "Vinegar A$4");
  await type("amount", "4");
  await type("minAmount", "40");
  await type("begin", day(0));
  await type("end", day(4));
  await button(page, /^Save(?! and)/).click();
  await page.waitForURL(/\/promotion\/voucher\/show\/\d+$/);
  path = new URL(page.url()).pathname;
  await page.getByText("Customers can use the voucher once it has a code.").waitFor();

  await button(page, "Add codes").click();
  await findDialog().getByRole("textbox", { name: "Code" }).fill("vinegar-four");
  await findDialog().getByRole("button", { name: "Add codes" }).click();
  await page.getByRole("heading", { name: "Code added" }).waitFor();
  await button(page, "Done").click();
  await page.getByText(/•••• FOUR/).waitFor();
  await page.getByText("0, no limit").waitFor();
});

test("codes for one order each are exported as a file, and not shown again", async () => {
  await button(page, "Add codes").click();
  await findDialog().getByText("Single-use codes").click();
  await findDialog().getByRole("textbox", { name: "Number of codes" }).fill("30");
  await findDialog().getByRole("button", { name: "Add codes" }).click();
  await page.getByRole("heading", { name: "30 codes added" }).waitFor();
  const codes = page.getByRole("list", { name: "Codes" }).getByRole("listitem");
  const shown = await codes.first().innerText();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download CSV").click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString("utf8").trim().split("\n");
  expect(lines).toHaveLength(31);
  expect(lines[1]).toContain(shown);
  await button(page, "Done").click();
  await expectFigures(page, { Orders: "0", Codes: "31" });
  expect(await page.locator("main").innerText()).not.toContain(shown);
});

test("a customer reads what is missing, and buys with the code", async () => {
  customer = await openCustomer(server.base, { name: "Dara", goods });
  const voucherCodes = ["Vinegar Four"];
  const { shops } = await customer.quote({ qty: 1, pickUp: true, voucherCodes });
  expect(shops[0].vouchers).toMatchObject([{ reason: "minimum", missing: 33.4 }]);
  expect(await customer.quote({ qty: 7, pickUp: true, voucherCodes })).toMatchObject({
    goodsTotal: full,
    couponAmount: 4,
    amount: reduced,
  });
  order = await customer.order({ qty: 7, pickUp: true, voucherCodes, paid: false });
  expect(order.payPrice).toBe(reduced);
  await reload();
  await expectFigures(page, { Orders: "1", "Discount given": "A$4.00" });
  await page.getByRole("row").filter({ hasText: "Dara" }).getByText("A$4.00").waitFor();
});

test("a cancelled order returns the code, and customer service finds it", async () => {
  await customer.cancel(order);
  await expect
    .poll(
      async () => {
        await reload();
        return page.locator("main dl").first().innerText();
      },
      { timeout: 30_000 },
    )
    .toMatch(/Orders\s+0/);
  await visit(page, "/promotion/voucher");
  await button(page, "Look up a code").click();
  await findDialog().getByRole("textbox", { name: "Code" }).fill("VINEGARFOUR");
  await findDialog().getByRole("button", { name: "Look up" }).click();
  await findDialog().getByText("Customers can use this code.").waitFor();
  await findDialog().getByRole("button", { name: "Close" }).last().click();
});

test("the validity of all promotions names it; it is extended, and ended", async () => {
  await visit(page, "/promotion/validity");
  await page.getByRole("link", { name: /^Vinegar A\$4, Voucher/ }).waitFor();
  // Other rows name it as what they add to.
  const row = page
    .locator("main tbody tr")
    .filter({ has: page.getByText("Vinegar A$4", { exact: true }) });
  await row.getByText("Ends in 4 days").waitFor();
  const openMenu = () => row.getByRole("button").last().click();
  await openMenu();
  await page.getByRole("menuitem", { name: "Extend" }).click();
  await findDialog().getByRole("button", { name: "1 week" }).click();
  await findDialog()
    .getByRole("button", { name: /^Extend to/ })
    .click();
  await findDialog().waitFor({ state: "detached" });
  // It ends in more than a week now.
  await row.waitFor({ state: "detached" });
  await visit(page, "/promotion/validity?filter=%7B%22tab%22%3A%22running%22%7D");
  await openMenu();
  await page.getByRole("menuitem", { name: "End now" }).click();
  await findDialog().getByRole("button", { name: "End now" }).click();
  await findDialog().waitFor({ state: "detached" });
  await visit(page, path);
  await page.getByText("Ended early").first().waitFor();
});
