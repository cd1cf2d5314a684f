import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { serveEmbedded } from "./serveDemo.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp(serveEmbedded);
}, 120_000);
afterAll(async () => {
  await server.close();
});

/**
 * Replaces the API of one page until `recover` is called: by a proxy's 503, or a failing
 * connection.
 */
async function interrupt(page: Page, answer: (route: Route) => Promise<void>) {
  let calls = 0;
  await page.route("**/api/**", (route) => {
    calls += 1;
    return answer(route);
  });
  return { calls: () => calls, recover: () => page.unroute("**/api/**") };
}
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: "text/html",
    body: "<html>503 Service Unavailable</html>",
  });
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test("developers 1: a page loaded while the API answers 503 keeps the session, and opens once it recovers", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier?page=1" });
  await page.locator("main tbody tr.row").first().waitFor();
  const before = await cookies(page);
  const outage = await interrupt(page, unavailable);
  await page.reload();
  await page.getByRole("heading", { name: "Can't reach Markethall" }).waitFor();
  await page.getByText("Trying again…").waitFor();
  expect(page.url()).toContain("/stock/supplier?page=1");
  expect(await cookies(page)).toEqual(before);
  // The page retries automatically.
  const first = outage.calls();
  await expect.poll(outage.calls, { timeout: 30_000 }).toBeGreaterThan(first + 1);
  expect(await page.getByRole("heading", { name: "Can't reach Markethall" }).isVisible()).toBe(
    true,
  );
  await outage.recover();
  await page.locator("main tbody tr.row").first().waitFor({ timeout: 30_000 });
  expect(page.url()).toContain("/stock/supplier?page=1");
  expect(await cookies(page)).toEqual(before);
}, 90_000);

test("developers 1: the button tries again immediately, also where nothing answers, in Chinese and on a phone", async () => {
  const page = await server.signIn("laneway", {
    path: "/stock/supplier",
    locale: "zh-CN",
    width: 390,
  });
  const outage = await interrupt(page, (route) => route.abort("connectionrefused"));
  await page.reload();
  await page.getByRole("heading", { name: "无法连接到 Markethall" }).waitFor();
  await outage.recover();
  await page.getByRole("button", { name: "立即重试" }).click();
  await page.getByRole("heading", { name: "供应商" }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}, 120_000);

test("developers 1: a form keeps what was typed, and nobody is signed out, while calls fail", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier/add" });
  await page.getByLabel("Contact").first().fill("Typed Before");
  const outage = await interrupt(page, unavailable);
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
  await page.waitForTimeout(1500);
  expect(await page.getByLabel("Contact").first().inputValue()).toBe("Typed Before");
  expect(page.url()).toContain("/stock/supplier/add");
  await outage.recover();
  // Another page of the app opens: the session still exists.
  const other = await page.context().newPage();
  await other.goto(`${server.base}/stock/supplier`);
  await other.locator("main tbody tr.row").first().waitFor();
  expect(await page.getByLabel("Contact").first().inputValue()).toBe("Typed Before");
}, 120_000);

test("developers 1: an answer of 401 still ends the session", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier" });
  await page.locator("main tbody tr.row").first().waitFor();
  await interrupt(page, (route) =>
    route.fulfill({
      contentType: "application/json",
      body: JSON.stringify({
        code: 401,
        message: "Signed out",
        data: { error: "session.required" },
      }),
    }),
  );
  await page.reload();
  await page.waitForURL(/\/login\?redirect=\/stock\/supplier/);
}, 120_000);
