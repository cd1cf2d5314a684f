import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { button, seen } from "./form.ts";
import { arrive, atRest, visit } from "./visit.ts";

let server: BuiltApp;
/** The owner at a desk, and the head of the warehouse with a phone. */
let owner: Page;
let phone: Page;
let zone: number;
let warehouse: number;
let count: { id: number; number: string };
const skus: { id: number; code: string }[] = [];

beforeAll(async () => {
  server = await startBuiltApp();
  owner = await server.signIn("harbour");
  phone = await server.signIn("harbour:mia", { width: 390, touch: true });
  // Eight and five units of two variants lie in a zone of their own.
  const list = async (path: string) => (await call(owner, `${path}/getList?pageSize=30`)).list;
  warehouse = (await list("storage"))[0]?.id;
  const own = { warehouse, kind: "bin" };
  zone = (await call(owner, "stockLocation/editSubmit", { ...own, code: "Z", kind: "zone" })).id;
  const bin = await call(owner, "stockLocation/editSubmit", { ...own, code: "Z-1", parent: zone });
  for (const sku of await list("sku"))
    if (sku.code && skus.length < 2) skus.push({ id: sku.id, code: sku.code });
  const lines = skus.map(({ id }, place) => ({
    skuId: id,
    locationId: bin.id,
    num: place === 0 ? 8 : 5,
  }));
  const edit = await call(owner, "stockEdit/editSubmit", { warehouse, reason: "received", lines });
  await call(owner, "stockEdit/approve", { id: edit.id });
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

// biome-ignore lint/suspicious/noExplicitAny: answers of several calls.
async function call(page: Page, path: string, data?: object): Promise<any> {
  const user = page === phone ? "harbour:mia" : "harbour";
  const form = { username: user, password: "markethall-demo" };
  const ask = async (at: string, init: RequestInit, token?: string) =>
    (
      await fetch(`${server.base}/api/${at}`, {
        ...init,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(typeof init.body === "string" && { "content-type": "application/json" }),
        },
      })
    ).json();
  const { token } = (await ask("common/login", { method: "POST", body: new URLSearchParams(form) }))
    .data;
  const init = data ? { method: "POST", body: JSON.stringify(data) } : {};
  const answer = await ask(`member/${path}`, init, token);
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return answer.data;
}
/** Scans the item of a line, and enters how many there are. */
async function enter(page: Page, code: string, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "Scan or type a code" }).fill(code);
  await page.keyboard.press("Enter");
  await seen(page, code);
  for (const digit of number) await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: `Save ${number}` }).click();
  await seen(page, "Saved");
  await atRest(page);
}

test("a member counts a zone on a phone, without a book number", async () => {
  const scope = { warehouse, scope: "location", location: zone };
  count = await call(phone, "stockCount/editSubmit", scope);
  await visit(phone, `/stock/counting/show/${count.id}`);
  await button(phone, "Start").click();
  await seen(phone, "Numbers appear here once the count is submitted.");
  await phone.getByRole("link", { name: "Count", exact: true }).click();
  await phone.waitForURL(/\/stock\/counting\/count\/\d+$/);
  await arrive(phone);
  await seen(phone, "0 of 2");
  expect(await phone.locator("main").innerText()).not.toMatch(/\b8\b\D*units/);
  const [first, second] = skus;
  await enter(phone, first?.code ?? "", "3");
  await seen(phone, "1 of 2");
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  await phone.getByRole("textbox", { name: "Scan or type a code" }).fill("no such code");
  await phone.keyboard.press("Enter");
  await phone.getByRole("button", { name: "1", exact: true }).click();
  await phone.getByRole("button", { name: "Save 1" }).click();
  await seen(phone, /No variant has the code no such code/);
  await enter(phone, second?.code ?? "", "5");
  await seen(phone, "2 of 2");
  await phone.getByRole("link", { name: "Back to the count" }).last().click();
  await phone.waitForURL(/\/stock\/counting\/show\/\d+$/);
  await arrive(phone);
  await button(phone, "Submit").click();
  await phone.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await seen(phone, "Needs approval");
});

test("somebody else recounts the deviating line, and does not see the first number", async () => {
  await visit(owner, `/stock/counting/show/${count.id}`);
  await seen(owner, "−5");
  await button(owner, "Request recount").click();
  await owner.getByRole("dialog").getByRole("button", { name: "Request recount" }).click();
  await seen(owner, "Recount requested");
  await owner.goto(`${server.base}/stock/counting/print?id=${count.id}`);
  await seen(owner, skus[0]?.code ?? "");
  expect(await owner.locator("article tbody").innerText()).not.toMatch(/\b(8|3)\b/);
  await owner.goto(`${server.base}/stock/counting/count/${count.id}`);
  await arrive(owner);
  await seen(owner, "0 of 1");
  await enter(owner, skus[0]?.code ?? "", "4");
  await seen(owner, "All lines are counted");
});

test("the owner approves, and the stock log names the count and leads back to it", async () => {
  await owner.goto(`${server.base}/stock/counting/show/${count.id}`);
  await arrive(owner);
  await button(owner, "Submit").click();
  await owner.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await seen(owner, "−4");
  await button(owner, "Approve").click();
  await owner.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await owner.getByRole("link", { name: "Stock movements" }).click();
  await owner.waitForURL(/\/stock\/log\?/);
  await arrive(owner);
  const row = owner.locator("main tbody tr").filter({ hasText: count.number });
  await row.first().waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.innerText()).toMatch(/−4/);
  await row.getByRole("link", { name: count.number }).click();
  await owner.waitForURL(new RegExp(`/stock/counting/show/${count.id}$`));
  await seen(owner, "Approved");
});
