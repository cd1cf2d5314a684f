import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { today } from "../../framework/admin/list/filter/days.ts";
import { addDays } from "../../framework/schema/zonedTime.ts";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { type Data, Front } from "../../simulator/front.ts";
import { type BuiltApp, startBuiltApp, type Window } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { faultsOn } from "./faults.ts";
import { expectFigures } from "./figures.ts";
import { box, button, seen } from "./form.ts";
import { promotionTexts } from "./promotionTexts.ts";
import { serveWithDatabase } from "./serveWithDatabase.ts";
import { arrive, atRest, visit } from "./visit.ts";

const onSale = "Zhenjiang black vinegar";
const other = "Barista oat drink";
const day = (days: number) => addDays(today("Australia/Sydney"), days);

describe.each([
  { locale: "en", width: 1360 },
  { locale: "zh-CN", width: 390, touch: true },
] as const satisfies Window[])("in $locale at $width pixels", (window) => {
  const t = promotionTexts[window.locale];
  let server: BuiltApp;
  let database: Database;
  let page: Page;
  let customer: Customer;
  let order: Data;
  let orderPath: string;
  let code: string;
  let [couponPath, salePath, cardPath] = ["", "", ""];
  beforeAll(async () => {
    server = await startBuiltApp(async (dataDir) => {
      const served = await serveWithDatabase(dataDir);
      database = served.database;
      return served;
    });
    customer = await openCustomer(server.base, { name: "Lin", goods: onSale });
  });
  afterAll(() => server?.close());
  afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

  const type = (source: string, value: string) =>
    box(page, source).getByRole("textbox").first().fill(value);
  const readData = async (path: string): Promise<Data> =>
    (await (await page.request.get(`${server.base}/api/${path}`)).json()).data;
  /** Saves the form of a new record; returns the path of its page. */
  async function save(): Promise<string> {
    await button(page, t.save).click();
    await page.waitForURL(/\/show\/\d+$/);
    await arrive(page);
    return new URL(page.url()).pathname;
  }
  /** Calls the API as a member. */
  async function callAs(username: string, path: string, body?: object): Promise<Data> {
    const front = new Front([server.base]);
    const login = { username, password: "markethall-demo" };
    const { token } = (await front.post("common/login", login)).data;
    const answer = await (body ? front.post(path, body, token) : front.get(path, token));
    expect([answer.code, answer.message]).toEqual([200, expect.anything()]);
    return answer.data;
  }

  test("the merchant creates a coupon, a flash sale and a gift card", async () => {
    page = await server.signIn("harbour", { ...window, path: "/promotion/coupon/add" });
    await arrive(page);
    await type("name", "Tea time");
    await type("amount", "4");
    await type("fullAmount", "25");
    for (const [side, days] of [0, 20].entries())
      await box(page, "activity").getByRole("textbox").nth(side).fill(day(days));
    await type("totalNum", "10");
    couponPath = await save();

    await visit(page, "/promotion/seckill/add");
    await box(page, "goods").getByRole("combobox").fill(t.search);
    await page.getByRole("option", { name: t.goods }).first().click();
    await type("seckillBeginTime", `${day(1)} 09:00`);
    await type("seckillEndTime", `${day(3)} 09:00`);
    await page.getByRole("textbox", { name: t.flashPrice }).fill("5.35");
    await page.getByRole("textbox", { name: t.flashStock }).fill("8");
    salePath = await save();
    // It begins at once.
    await database.pool.query(
      `update flash_sales set seckill_begin_time = now() - interval '1 hour', status = 'running',
         due_time = seckill_end_time, version = version + 1 where id = $1`,
      [Number(salePath.split("/").at(-1))],
    );

    await visit(page, "/promotion/giftCard");
    await page.getByRole("button", { name: t.issueCards }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: t.cardValue }).fill("10");
    await dialog.getByRole("button", { name: t.issue, exact: true }).click();
    code = await page.getByRole("list", { name: t.code }).getByRole("listitem").innerText();
    await button(page, t.done).click();
    const { list } = await readData("member/giftCard/getList?pageSize=1");
    cardPath = `/promotion/giftCard/show/${list[0].id}`;
  });

  test("a buyer claims the coupon and pays by gift card, points and the provider", async () => {
    const { list } = await callAs("platform", "system/member/getList?nickname=Lin");
    const points = { id: list[0].id, change: 2000, reason: "A parcel was lost" };
    await callAs("platform", "system/member/adjustPoints", points);
    const piece = await customer.claim(Number(couponPath.split("/").at(-1)));
    const wanted = { qty: 3, others: { [other]: 2 }, pickUp: true, couponIds: [piece] };
    // 3 × 5.35 + 2 × 4.60.
    const whole = { goodsTotal: 25.25, couponAmount: 4, amount: 21.25 };
    expect(await customer.quote(wanted)).toMatchObject(whole);
    order = await customer.order({ ...wanted, giftCards: [code], points: 2000 });
    expect(order.payPrice).toBe(21.25);
    // 4.00 by the shares 16.05 and 9.20: 2.54 and 1.46.
    expect(order.lines.map(({ paid }: Data) => paid)).toEqual([13.51, 7.74]);
    expect(await customer.readPoints()).toMatchObject({ points: 0 });
  });

  /** Waits until the sums of the page say so. */
  async function expectSums(sums: Partial<Record<keyof typeof t.sums, string>>): Promise<void> {
    const read = async (): Promise<Record<string, string | undefined>> => {
      const found: readonly (readonly [string, string])[] = await page
        .locator("main dl")
        .evaluateAll((lists) =>
          lists.flatMap((list) =>
            [...list.querySelectorAll("dt")].map(
              (name) =>
                [name.textContent ?? "", name.nextElementSibling?.textContent ?? ""] as const,
            ),
          ),
        );
      return Object.fromEntries(
        Object.entries(t.sums).map(([key, text]) => [
          key,
          found.find(([name]) => (text instanceof RegExp ? text.test(name) : name === text))?.[1],
        ]),
      );
    };
    await expect.poll(read, { timeout: 20_000 }).toMatchObject(sums);
  }

  test("the order page shows every cent, and the merchant refunds a part of it", async () => {
    const { list } = await readData(`member/order/getList?orderNo=${order.orderNo}`);
    orderPath = `/order/list/show/${list[0].id}`;
    await visit(page, orderPath);
    const sums = {
      items: "A$25.25",
      coupon: "−A$4.00",
      paid: "A$21.25",
      byCard: "A$10.00",
      byPoints: "A$6.00",
      byProvider: "A$5.25",
    } as const;
    await expectSums(sums);
    if ((window.width ?? 0) < 600) {
      await page.locator('main button[aria-haspopup="menu"]').first().click();
      await page.getByRole("menuitem", { name: t.refund, exact: true }).click();
    } else await button(page, t.refund).click();
    const dialog = page.getByRole("dialog");
    const more = dialog.getByRole("button", { name: t.more });
    // Two of three at 13.51, and one of two at 7.74: 9.00 and 3.87.
    for (const line of [0, 0, 1]) await more.nth(line).click();
    await dialog.getByText(t.goesTo).waitFor();
    await dialog.getByRole("button", { name: t.outOfStock, exact: true }).click();
    await atRest(page);
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole("button", { name: t.sendRefund }).click();
    await seen(page, t.refundSent);
    await expect
      .poll(async () => (await customer.readOrder(order.orderNo)).refundAmount, {
        timeout: 20_000,
      })
      .toBe(12.87);
    await page.reload();
    await arrive(page);
    await expectSums({
      ...sums,
      commission: "−A$0.67",
      refunded: "−A$12.87",
      net: "A$7.71",
    });
  });

  test("the coupon, the sale, the card and the points say what they have paid and got back", async () => {
    await visit(page, couponPath);
    // 2.54 less 1.69, and 1.46 less 0.73.
    await expectFigures(page, { [t.used]: "1", [t.saved]: "A$1.58" });
    await visit(page, salePath);
    await page.locator("main").getByText("A$5.35").first().waitFor();
    await visit(page, cardPath);
    await expectFigures(page, { [t.balance]: "A$10.00" });
    // 2,000 points paid 6.00, so that 2.87 of it return 956.
    expect(await customer.readPoints()).toMatchObject({ points: 956 });
  });

  const readLines = (route: string, filter: Readonly<Record<string, string>>) =>
    `${route}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: "{}" })}`;

  /** Waits until the page lists the amounts. */
  const expectAmounts = (...amounts: readonly string[]) =>
    expect
      .poll(() => page.locator("main").innerText(), { timeout: 20_000 })
      .toSatisfy((text: string) => amounts.every((one) => text.includes(one)));
  const readEntries = async (account: "pending" | "balance"): Promise<Data> => {
    const path = `member/account/getList?orderNo=${order.orderNo}&account=${account}`;
    const { list } = await callAs("harbour", path);
    return list.map(({ type: kind, amount }: Data) => [kind, amount]).sort();
  };

  test("the statement has every cent of it", async () => {
    await visit(page, readLines("/fund/accountLog", { orderNo: order.orderNo, tab: "pending" }));
    await expectAmounts("+A$21.25", "−A$1.70", "−A$9.00", "+A$0.72", "−A$3.87", "+A$0.31");
    expect(await readEntries("pending")).toEqual([
      ["commission", -1.7],
      ["commissionReturned", 0.31],
      ["commissionReturned", 0.72],
      ["goods", 21.25],
      ["refund", -3.87],
      ["refund", -9],
    ]);
  });

  test("the settlement has the order and its refund, and pays what is left", async () => {
    await callAs("harbour", "member/order/writeOff", {
      id: Number(orderPath.split("/").at(-1)),
      verifyCode: order.verifyCode,
    });
    // What the buyer paid in money and by card, less what was refunded: 8.38 − 3.13.
    await expect
      .poll(async () => (await customer.readPoints()).points, { timeout: 30_000 })
      .toBe(961);
    const lines = (tab: string) => readLines("/fund/settlement", { orderNo: order.orderNo, tab });
    await visit(page, lines("waiting"));
    await expectAmounts("A$19.55", "−A$8.28", "−A$3.56");
    await database.pool.query(
      "update settlement_lines set settle_at = now() - interval '40 days' where order_no = $1",
      [order.orderNo],
    );
    await callAs("platform", "system/job/run", { job: "settle" });
    await expect
      .poll(() => readEntries("balance"), { timeout: 30_000 })
      .toEqual([
        ["settle", -3.56],
        ["settle", -8.28],
        ["settle", 19.55],
      ]);
    await visit(page, lines("settled"));
    await expectAmounts("A$19.55", "−A$8.28", "−A$3.56");
    await visit(page, readLines("/fund/accountLog", { orderNo: order.orderNo, tab: "balance" }));
    await expectAmounts("+A$19.55", "−A$8.28", "−A$3.56");
  });
});
