import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp, type Window } from "./builtServer.ts";
import { type Customer, openCustomer } from "./customer.ts";
import { faultsOn } from "./faults.ts";
import { button, seen } from "./form.ts";
import { arrive, atRest, visit } from "./visit.ts";

let server: BuiltApp;
let customer: Customer;
beforeAll(async () => {
  server = await startBuiltApp();
  customer = await openCustomer(server.base, { name: "Yan", goods: "Manuka honey" });
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

/** What the merchant reads in each language. */
const words = {
  en: {
    refund: "Refund",
    more: /^One more/,
    why: "Out of stock",
    send: /^Refund A\$/,
    done: /^Refund of A\$[\d.]+ sent/,
    view: "View",
    issued: "Refunded by the shop",
    note: /^ADJ-/,
  },
  "zh-CN": {
    refund: "退款",
    more: /^增加一件/,
    why: "缺货",
    send: /^退款 A\$/,
    done: /的退款 A\$[\d.]+ 已提交/,
    view: "查看",
    issued: "商家主动退款",
    note: /^ADJ-/,
  },
} as const;

test.each([
  { locale: "en", width: 1360 },
  { locale: "zh-CN", width: 390, touch: true },
] as const satisfies Window[])(
  "one of two units is refunded from the order, in $locale at $width pixels",
  async (window) => {
    const t = words[window.locale];
    const order = await customer.order({ qty: 2 });
    const page = await server.signIn("harbour", { ...window, path: "/order/list" });
    const found = await page.request.get(
      `${server.base}/api/member/order/getList?orderNo=${order.orderNo}`,
    );
    const { id } = (await found.json()).data.list[0];
    await visit(page, `/order/list/show/${id}`);
    if (window.width < 600) {
      await page.locator('main button[aria-haspopup="menu"]').first().click();
      await page.getByRole("menuitem", { name: t.refund, exact: true }).click();
    } else await button(page, t.refund).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t.more }).click();
    await dialog.getByRole("button", { name: t.why, exact: true }).click();
    await atRest(page);
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole("button", { name: t.send }).click();
    await seen(page, t.done);
    await page.getByRole("link", { name: t.view, exact: true }).click();
    await arrive(page);
    await seen(page, t.issued);
    // The provider confirms it within seconds, and the note is issued then.
    await expect
      .poll(async () => (await customer.readOrder(order.orderNo)).refundStatus)
      .toBe("partly");
    await page.reload();
    await arrive(page);
    await page.getByRole("link", { name: t.note }).first().waitFor();
  },
);
