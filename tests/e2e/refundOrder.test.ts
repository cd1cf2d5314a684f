import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
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
  customer = await openCustomer(server.base, { name: "Yan", goods: "Yixing clay teapot" });
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
    print: "Print / save as PDF",
    heading: "Adjustment note",
    export: "Export",
  },
  "zh-CN": {
    refund: "退款",
    more: /^增加一件/,
    why: "缺货",
    send: /^退款 A\$/,
    done: /的退款 A\$[\d.]+ 已提交/,
    view: "查看",
    issued: "商家主动退款",
    print: "打印 / 存为 PDF",
    heading: "调整单（Adjustment Note）",
    export: "导出",
    // On a phone they are behind a button.
    tools: "更多工具",
  },
  "zh-TW": {
    refund: "退款",
    more: /^增加一件/,
    why: "缺貨",
    send: /^退款 A\$/,
    done: /的退款 A\$[\d.]+ 已送出/,
    view: "檢視",
    issued: "賣家主動退款",
    print: "列印 / 另存 PDF",
    heading: "調整單（Adjustment Note）",
    export: "匯出",
  },
} as const;

/** Opens the refund of an order: a button, and an item of a menu on a phone. */
async function openRefund(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return button(page, name).click();
  await page.locator('main button[aria-haspopup="menu"]').first().click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test.each([
  { locale: "en", width: 1360 },
  { locale: "zh-CN", width: 390, touch: true },
  { locale: "zh-TW", width: 1360, colorScheme: "dark" },
] as const satisfies Window[])(
  "one of two units is refunded from the order, and its documents exported, in $locale at $width pixels",
  async (window) => {
    const t = words[window.locale];
    const order = await customer.order({ qty: 2 });
    const page = await server.signIn("harbour", { ...window, path: "/order/list" });
    const found = await page.request.get(
      `${server.base}/api/member/order/getList?orderNo=${order.orderNo}`,
    );
    const { id } = (await found.json()).data.list[0];
    await visit(page, `/order/list/show/${id}`);
    await openRefund(page, t.refund, "tools" in t);
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
    const number = /^ADJ-\d+$/;
    const link = page.getByRole("link", { name: number }).first();
    const note = await link.innerText();
    await link.click();
    await arrive(page);

    const [paper] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: t.print }).click(),
    ]);
    await paper.getByRole("heading", { name: t.heading, exact: true }).waitFor();
    await paper.getByText(note, { exact: true }).waitFor();
    expect((await paper.pdf()).subarray(0, 5).toString()).toBe("%PDF-");
    await paper.close();

    await visit(
      page,
      `/fund/invoice?${new URLSearchParams({ filter: JSON.stringify({ q: order.number }) })}`,
    );
    if ("tools" in t) await button(page, t.tools).click();
    await button(page, t.export).click();
    const [file] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("menuitem").first().click(),
    ]);
    const rows = (await readFile(await file.path(), "utf8")).trim().split("\n");
    expect(rows).toHaveLength(3);
    expect(rows.filter((row) => row.includes(note))).toHaveLength(1);
    expect(rows.filter((row) => row.includes("INV-"))).not.toEqual([]);
  },
);
