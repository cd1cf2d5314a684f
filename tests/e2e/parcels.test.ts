import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Data } from "../../simulator/front.ts";
import { type BuiltApp, startBuiltApp, type Window } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { button, seen } from "./form.ts";
import { atRest } from "./visit.ts";

let server: BuiltApp;
let customer: Customer;
beforeAll(async () => {
  server = await startBuiltApp();
  customer = await openCustomer(server.base, { name: "Lan", goods: "Manuka honey" });
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/** What the merchant reads in each language. */
const words = {
  en: {
    ship: "Ship",
    some: "Ship part of the order",
    fewer: /^One less/,
    number: /^Tracking no/,
    sendPart: "Ship parcel",
    send: "Ship order",
    partly: "Partly shipped 1/3",
    parcel: "Parcel",
  },
  "zh-CN": {
    ship: "发货",
    some: "只发订单的一部分",
    fewer: /^减少一件/,
    number: /^快递单号/,
    sendPart: "发出包裹",
    send: /^发货 1 单$/,
    partly: "部分发货 1/3",
    parcel: "包裹",
  },
  "zh-TW": {
    ship: "出貨",
    some: "只出訂單的一部分",
    fewer: /^減少一件/,
    number: /^快遞單號/,
    sendPart: "寄出包裹",
    send: /^出貨 1 筆|^出貨/,
    partly: "部分出貨 1/3",
    parcel: "包裹",
  },
} as const;

/** The id of an order, which its page is named by. */
async function findId({ orderNo }: Data, page: Page): Promise<number> {
  const answer = await page.request.get(
    `${server.base}/api/member/order/getList?orderNo=${orderNo}`,
  );
  return (await answer.json()).data.list[0].id;
}

test.each([
  { locale: "en", width: 1360 },
  { locale: "zh-CN", width: 390, touch: true },
  { locale: "zh-TW", width: 1360, colorScheme: "dark" },
] as const satisfies Window[])(
  "an order ships in two parcels, in $locale at $width pixels",
  async (window) => {
    const t = words[window.locale];
    const order = await customer.order({ qty: 3 });
    const page = await server.signIn("harbour", { ...window, path: "/order/list" });
    const id = await findId(order, page);
    await page.goto(`${server.base}/order/list/show/${id}`);
    await atRest(page);

    await button(page, t.ship).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t.some }).click();
    const fewer = dialog.getByRole("button", { name: t.fewer });
    for (let count = 0; count < 2; count += 1) await fewer.click();
    await dialog.getByRole("textbox", { name: t.number }).fill("PART1");
    await dialog.getByRole("button", { name: t.sendPart }).click();
    await dialog.waitFor({ state: "detached" });
    await seen(page, t.partly);
    await page.getByRole("region", { name: `${t.parcel} ${order.number}-1` }).waitFor();
    expect(await customer.readOrder(order.orderNo)).toMatchObject({
      status: "unshipped",
      parcels: [{ number: 1, trackingNumber: "PART1", lines: [{ qty: 1 }] }],
    });

    await atRest(page);
    await button(page, t.ship).click();
    await dialog.getByRole("textbox", { name: t.number }).fill("REST2");
    await dialog.getByRole("button", { name: t.send }).click();
    await dialog.waitFor({ state: "detached" });
    const second = page.getByRole("region", { name: `${t.parcel} ${order.number}-2` });
    await second.getByText("REST2").waitFor();
    await second.getByText("× 2").waitFor();
    expect(await customer.readOrder(order.orderNo)).toMatchObject({
      status: "unreceived",
      deliveryNo: "REST2",
      lines: [{ shippedQty: 3 }],
      parcels: [{ number: 1 }, { number: 2, trackingNumber: "REST2", lines: [{ qty: 2 }] }],
    });
  },
);
