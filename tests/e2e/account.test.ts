import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { button, seen } from "./form.ts";
import { serveWithDatabase } from "./serveWithDatabase.ts";
import { visit } from "./visit.ts";

let server: BuiltApp;
let database: Database;
beforeAll(async () => {
  server = await startBuiltApp(async (dataDir) => {
    const served = await serveWithDatabase(dataDir);
    database = served.database;
    return served;
  });
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const section = (page: Page, name: string) => page.getByRole("region", { name });
const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test("S4, S7: a pay password is changed by the password and the old one, and then holds withdrawals for a day", async () => {
  const owner = await server.signIn("harbour", { path: "/info" });
  const part = section(owner, "Payment password");
  const fill = (name: string, value: string) => part.locator(`input[name=${name}]`).fill(value);
  await part.locator("input[name=oldPayPassword]").waitFor();
  await fill("oldPassword", "markethall-demo");
  for (const name of ["password", "confirmPassword"]) await fill(name, "password1");
  await button(owner, "Save payment password").click();
  await seen(owner, /one of the most common passwords/);
  expect(await part.locator("input[name=oldPassword]").inputValue()).toBe("markethall-demo");
  await fill("oldPayPassword", "markethall-pay");
  for (const name of ["password", "confirmPassword"]) await fill(name, "boats at low tide");
  await button(owner, "Save payment password").click();
  await seen(owner, "Payment password saved");
  const { rows } = await database.pool.query(
    "select count(*)::integer as held from credentials where withdraw_hold_until > now()",
  );
  expect(rows[0].held).toBe(1);
  // While one withdrawal is open, the button rests, and the hold is not what stops it.
  await database.pool.query(
    "update withdrawals set status = 'completed' where status not in ('rejected', 'cancelled')",
  );
  await visit(owner, "/fund/withdraw");
  await button(owner, "Withdraw").first().click();
  await seen(owner, /You can withdraw again from \d{4}-\d\d-\d\d \d\d:\d\d/);
});

test("S5: another e-mail address asks for the password, in three languages and on a phone", async () => {
  for (const [locale, width] of [
    ["en", 390],
    ["zh-CN", 1360],
    ["zh-TW", 390],
  ] as const) {
    const page = await server.signIn("laneway", { path: "/info", locale, width });
    const part = page.locator("section", { hasText: "laneway@example.com" });
    await part.getByRole("button").first().click();
    await part.locator("input[name=oldPassword]").waitFor();
    expect(await fitsWindow(page)).toBe(true);
  }
});

test("S12: who lacks a second step that the shop requires sets one up before anything else", async () => {
  const { rows } = await database.pool.query(
    "select m.username from members m join shops s on s.id = m.shop_id where m.main and m.username = 'laneway'",
  );
  expect(rows).toHaveLength(1);
  await database.pool.query(
    "update shop_config set require_two_step = true where shop_id = (select shop_id from members where username = 'laneway')",
  );
  await database.pool.query(
    "insert into shop_config (shop_id, require_two_step) select shop_id, true from members where username = 'laneway' on conflict do nothing",
  );
  await database.pool.query("select pg_notify('markethall_sessions', '')");
  const page = await server.open({ width: 390 });
  await page.request.post(`${server.base}/api/common/login`, {
    form: { username: "laneway", password: "markethall-demo" },
    headers: { origin: server.base },
  });
  await page.goto(`${server.base}/dashboard`);
  await seen(page, "Set up two-step authentication");
  expect(await fitsWindow(page)).toBe(true);
  await button(page, "Turn on").click();
  await button(page, "Continue").click();
  await seen(page, "Enter your current password");
  await page.locator("input[name=oldPassword]").fill("markethall-demo");
  const payPassword = page.locator("input[name=oldPayPassword]");
  if (await payPassword.count()) await payPassword.fill("markethall-pay");
  await button(page, "Continue").click();
  await page.locator("code").first().waitFor();
  const secret = await page.locator("code").first().innerText();
  await page
    .locator("input[name=code]")
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await button(page, "Turn on").click();
  await button(page, "I've saved them").click();
  await page.waitForURL(/dashboard/);
  await page.locator("main").waitFor();
  await database.pool.query("update shop_config set require_two_step = false");
});
