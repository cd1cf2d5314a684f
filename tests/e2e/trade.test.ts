import type { Page } from "playwright-core";
import encodeQr from "qr";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Data, Front } from "../../simulator/front.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { button, seen } from "./form.ts";
import { type SimulationProcess, sendOrders } from "./sendOrders.ts";
import { arrive, atRest, openRecord, visit } from "./visit.ts";

let server: BuiltApp;
let simulation: SimulationProcess;
let customer: Customer;
let merchant: Page;
beforeAll(async () => {
  server = await startBuiltApp();
  simulation = sendOrders(server.base, { buyers: 4, speed: 8, seed: 7 });
  customer = await openCustomer(server.base, { name: "Wei", goods: "Manuka honey" });
  merchant = await server.signIn("harbour", { path: "/order/list" });
});
afterAll(async () => {
  await simulation?.stop();
  await server?.close();
});
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const amount = (value: number) => `A$${value.toFixed(2)}`;
const findDialog = (page: Page) => page.getByRole("dialog");
/** The row of an order; on a phone its card. */
const findOrder = (page: Page, { number }: Data) =>
  page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .filter({ has: page.getByRole("link", { name: number, exact: true }) });
/** Opens the dialog of an action in the menu of an order. */
async function openAction(page: Page, order: Data, action: string): Promise<void> {
  await findOrder(page, order).locator("button[data-menu]").click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** API calls of a signed-in member. */
async function signInByApi(username: string) {
  const front = new Front([server.base]);
  const { data } = await front.post("common/login", { username, password: "markethall-demo" });
  return {
    get: async (path: string): Promise<Data> => (await front.get(path, data.token)).data,
    post: async (path: string, body: object): Promise<Data> =>
      (await front.post(path, body, data.token)).data,
  };
}
/** Returns a list's rows by column names; the last row contains the totals. */
async function tableOn(page: Page): Promise<Record<string, string>[]> {
  const names = await page.locator("main thead th").allInnerTexts();
  const rows = await page.locator("main tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("td, th").allInnerTexts()));
  return cells.map((row) =>
    Object.fromEntries(row.map((text, place) => [names[place]?.trim() ?? "", text.trim()])),
  );
}
const readLines = (filter: Readonly<Record<string, string>>) =>
  `/fund/accountLog?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: "{}" })}`;

/** Filters orders by the test's own buyer, because those of the simulated buyers change. */
async function findOwn(page: Page, tab: RegExp): Promise<void> {
  if (new URL(page.url()).pathname !== "/order/list") await visit(page, "/order/list");
  await page.getByRole("tab", { name: tab }).click();
  const main = page.locator("main");
  // On a phone an icon opens the search.
  if ((page.viewportSize()?.width ?? 0) < 600)
    await main.getByRole("button", { name: /^(Search|搜索|搜尋)$/ }).click();
  await main
    .getByPlaceholder(/Search|搜索|搜尋/)
    .first()
    .fill(customer.name);
}

/** Selects an order's card, and waits until the list shows the selection. */
async function select(page: Page, order: Data) {
  const checkbox = findOrder(page, order).getByRole("checkbox");
  await checkbox.click();
  await expect.poll(() => checkbox.isChecked()).toBe(true);
}

test("a batch is shipped from the list: by numbers, without one, and what has none stays", async () => {
  const orders: Data[] = [];
  for (let index = 0; index < 4; index += 1) orders.push(await customer.order());
  const [first, second, bare, blank] = orders as [Data, Data, Data, Data];
  await findOwn(merchant, /^Ready to ship/);
  for (const order of orders) await select(merchant, order);
  await merchant.getByRole("toolbar").getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = findDialog(merchant);
  await dialog.getByRole("heading", { name: "Ship 4 orders" }).waitFor();
  const box = ({ number }: Data) =>
    dialog.getByRole("textbox", { name: `Tracking no.: ${number}` });
  await dialog.getByRole("combobox", { name: "Courier for all" }).selectOption("dhl");
  await dialog.getByRole("button", { name: "Apply to all" }).click();
  await box(first).fill("33 AP 0001");
  await dialog.getByRole("combobox", { name: `Courier: ${second.number}` }).selectOption("auspost");
  await box(second).fill("AP0002");
  await dialog.getByRole("checkbox", { name: `No tracking: ${bare.number}` }).check();
  await dialog.getByText("1 order without a tracking number will be skipped.").waitFor();
  await dialog.getByRole("button", { name: "Ship 3 orders" }).click();
  await seen(merchant, "3 orders shipped");
  await findOrder(merchant, first).waitFor({ state: "detached" });
  expect(await findOrder(merchant, blank).getByRole("checkbox").isChecked()).toBe(true);
  const shipped = await Promise.all(orders.map(({ orderNo }) => customer.readOrder(orderNo)));
  expect(
    shipped.map(({ status, deliveryType, deliveryNo }) => [status, deliveryType, deliveryNo]),
  ).toEqual([
    ["unreceived", "dhl", "33AP0001"],
    ["unreceived", "auspost", "AP0002"],
    ["unreceived", "dhl", "0"],
    ["unshipped", null, null],
  ]);
});

test("a price is lowered before it is paid, and the buyer pays that", async () => {
  const order = await customer.order({ qty: 2, paid: false });
  const lower = order.payPrice - 1.55;
  await findOwn(merchant, /^Unpaid/);
  await openAction(merchant, order, "Change price");
  const dialog = findDialog(merchant);
  await dialog.getByRole("textbox", { name: /New total incl/ }).fill(lower.toFixed(2));
  await dialog.getByText("−A$1.55").waitFor();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A scratch on the box");
  await dialog.getByRole("button", { name: "Change price" }).click();
  await findOrder(merchant, order).getByText(amount(lower)).waitFor();
  const paid = await customer.pay(order);
  expect([paid.payPrice, paid.priceAdjust]).toEqual([lower, -1.55]);
  await findOwn(merchant, /^Ready to ship/);
  await findOrder(merchant, order).getByRole("link", { name: order.number }).click();
  await arrive(merchant);
  await seen(merchant, /A scratch on the box/);
});

/** Shows a code, as a storefront renders it, to the page's camera. */
async function holdBefore(page: Page, text: string): Promise<void> {
  const rows = encodeQr(text, "raw", { border: 1 });
  await page.evaluate(
    ([size, squares]) => {
      const [module, margin] = [6, 40];
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size * module + 2 * margin;
      const pen = canvas.getContext("2d");
      const paint = () => {
        if (!pen) return;
        pen.fillStyle = "#fff";
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = "#000";
        for (const [at, dark] of squares.entries())
          if (dark)
            pen.fillRect(
              margin + (at % size) * module,
              margin + Math.floor(at / size) * module,
              module,
              module,
            );
      };
      setInterval(paint, 100);
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
    },
    [rows.length, rows.flat()] as const,
  );
}
test("who picks up shows a code, and the order is written off by it once", async () => {
  const order = await customer.order({ pickUp: true });
  expect(order.verifyCode).toMatch(/^\d{12}$/);
  await visit(merchant, "/order/order");
  await holdBefore(merchant, order.verifyCode);
  await button(merchant, "Scan with camera").click();
  await seen(merchant, order.number);
  await button(merchant, "Confirm pickup").click();
  await merchant.getByRole("status").filter({ hasText: order.number }).waitFor();
  expect((await customer.readOrder(order.orderNo)).status).toBe("completed");
  await merchant.getByRole("textbox", { name: "Pickup code" }).fill(order.verifyCode);
  await button(merchant, "Find order").click();
  await merchant.locator("main").getByRole("alert").waitFor();
});

/** Opens the refund that the test's buyer requested, by its number. */
async function openRefund(refundNo: string): Promise<void> {
  await visit(merchant, "/order/refund");
  await merchant.getByPlaceholder("Search").first().fill(refundNo);
  await merchant.waitForURL((url) => url.search.includes(refundNo));
  await atRest(merchant);
  await merchant.getByRole("row").getByText("Manuka honey").first().click();
  await merchant.waitForURL(/refund\/show/);
  await arrive(merchant);
}
test("one refund is refused with a reason, another granted in part, and each cent of it stands in the statement", async () => {
  const unwanted = await customer.order();
  const { refundNo: rejected } = await customer.askRefund(unwanted, 1, "Changed my mind");
  const broken = await customer.order({ qty: 3 });
  const { refundNo: granted } = await customer.askRefund(broken, 2, "Two jars are broken");

  await openRefund(rejected);
  await button(merchant, "Decline").click();
  await findDialog(merchant)
    .getByRole("textbox", { name: "Reason" })
    .fill("The parcel is packed already");
  await findDialog(merchant).getByRole("button", { name: "Decline refund" }).click();
  await seen(merchant, "Reason for declining: The parcel is packed already");

  const back = broken.lines[0].price * 2;
  await openRefund(granted);
  await button(merchant, "Approve refund").click();
  await findDialog(merchant)
    .getByText(`Wei will be refunded ${amount(back)} to WeChat Pay.`)
    .waitFor();
  await findDialog(merchant).getByRole("button", { name: "Approve refund" }).click();
  await merchant.locator("main").getByText("Refunded", { exact: true }).first().waitFor();
  expect(await customer.readOrder(broken.orderNo)).toMatchObject({
    refundStatus: "partly",
    refundAmount: back,
  });

  const harbour = await signInByApi("harbour");
  const { list } = await harbour.get(`member/order/getList?orderNo=${broken.orderNo}`);
  const [{ paid, commission, commissionReturned }]: Data[] = list[0].lines;
  await visit(merchant, readLines({ orderNo: broken.orderNo, tab: "pending" }));
  const table = await tableOn(merchant);
  // An event is named by its type, and followed by what caused it.
  const moved = table.map(({ Event, Net }) => [Event?.split(" · ")[0], Net]);
  const income = paid + broken.freightFee + commissionReturned;
  expect(moved).toEqual(
    expect.arrayContaining([
      ["Product sales", `+${amount(paid)}`],
      ["Shipping", `+${amount(broken.freightFee)}`],
      ["Commission", `−${amount(commission)}`],
      ["Refund", `−${amount(back)}`],
      ["Commission refunded", `+${amount(commissionReturned)}`],
    ]),
  );
  expect(table.length).toBe(5);
  const total = merchant.locator("main tfoot tr").first();
  await total.getByText(amount(income - commission - back)).waitFor();
});

/**
 * Moves a withdrawal from its current state to paid, by the names of the buttons; each asks for
 * confirmation.
 */
async function payOut(platform: Page, number: string, steps: readonly string[]): Promise<void> {
  await visit(platform, "/platform/payouts");
  await platform.getByRole("tab", { name: /^All/ }).click();
  // Payouts are numbered per shop.
  const row = platform.getByRole("row").filter({ hasText: "Harbour Pantry" });
  await row.getByText(number, { exact: true }).click();
  await openRecord(platform, /payouts\/show/);
  for (const step of steps) {
    await button(platform, step).click();
    if (step === "Start review") continue;
    const dialog = findDialog(platform);
    if (step === "Mark as paid")
      await dialog.getByRole("textbox", { name: "Payment reference" }).fill(`BANK-${number}`);
    await dialog.getByRole("button", { name: step }).click();
    await dialog.waitFor({ state: "detached" });
  }
  await platform.locator("main").getByText("Completed").first().waitFor();
}
const payoutStates = ["applying", "underReview", "awaitingPayout", "inProgress"];
const payoutSteps = ["Start review", "Approve", "Mark as sent", "Mark as paid"] as const;
test("the balance is withdrawn, and the platform pays it out step by step", async () => {
  const harbour = await signInByApi("harbour");
  const platform = await server.signIn("platform");
  await arrive(platform);
  // Only one withdrawal can be open: the demo's is paid first.
  const { openNo } = await harbour.get("member/withdraw/count");
  if (openNo) {
    const open = (await harbour.get("member/withdraw/getList?pageSize=50")).list.find(
      (one: Data) => one.shortNo === openNo,
    );
    await payOut(platform, openNo, payoutSteps.slice(payoutStates.indexOf(open.status)));
  }
  const { balance } = await harbour.get("member/getAccount");

  await visit(merchant, "/fund/withdraw");
  await button(merchant, "Withdraw").click();
  const dialog = findDialog(merchant);
  await dialog
    .getByText(`${amount(balance).replace(/(\d)(\d{3}\.)/, "$1,$2")} available`)
    .waitFor();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("1000");
  await dialog.getByRole("textbox", { name: "Note" }).fill("For the week");
  await dialog.getByLabel("Payment password").fill("markethall-pay");
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await seen(merchant, /You'll receive/);
  const { list } = await harbour.get("member/withdraw/getList?pageSize=1");
  const [{ shortNo, withdrawNo, fee, actual }]: Data[] = list;
  expect(fee + actual).toBe(1000);

  await payOut(platform, shortNo, payoutSteps);
  await button(merchant, "Refresh").click();
  await merchant.getByRole("row").filter({ hasText: shortNo }).getByText("Completed").waitFor();
  await visit(merchant, readLines({ refNo: withdrawNo, tab: "frozen" }));
  const locateItsControl = merchant.getByRole("row").filter({ hasText: shortNo });
  await expect.poll(() => locateItsControl.count(), { timeout: 30_000 }).toBe(3);
  for (const line of [/Withdrawal requested.*A\$1,000\.00/s, /Withdrawal paid/, /Withdrawal fee/])
    await locateItsControl.filter({ hasText: line }).waitFor();
  expect((await harbour.get("member/getAccount")).balance).toBeCloseTo(balance - 1000);
});

const elsewhere = [
  {
    locale: "zh-CN",
    width: 1360,
    messages: ["可发货", "发货", "发货 1 单", "已发货", "对账流水", "商品收入"],
  },
  {
    locale: "zh-TW",
    width: 390,
    messages: ["可出貨", "出貨", "出貨 1 單", "已出貨", "對帳流水", "商品收入"],
  },
] as const;
test.each(elsewhere)(
  "an order is shipped and its money found in $locale, $width wide",
  async ({ locale, width, messages }) => {
    const [tab, ship, send, done, statement, goods] = messages;
    const order = await customer.order();
    const page = await server.signIn("harbour", { locale, width });
    await arrive(page);
    await findOwn(page, new RegExp(`^${tab}`));
    await openAction(page, order, ship);
    await findDialog(page).locator("input[data-number]").fill("AP7001");
    await findDialog(page).getByRole("button", { name: send }).click();
    await page.getByText(new RegExp(`${order.number} ${done}`)).waitFor();
    await visit(page, readLines({ orderNo: order.orderNo, tab: "pending" }));
    await page.locator("main").getByRole("heading", { name: statement }).waitFor();
    await page.locator("main").getByText(goods).first().waitFor();
    await page.locator("main").getByText(amount(order.lines[0].paid)).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test("when everybody has gone no order is missing, and the books add up", async () => {
  expect(await simulation.stop()).toMatch(
    /[1-9]\d* orders were confirmed, 0 of them are missing\./,
  );
  const platform = await signInByApi("platform");
  const { id } = await platform.post("system/job/run", { job: "auditMoney" });
  const run = () => platform.get(`system/job/get?id=${id}`);
  await expect.poll(async () => (await run()).status, { timeout: 30_000 }).not.toBe("running");
  expect(await run()).toMatchObject({ status: "done", failed: 0, errors: [] });
});
