import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { faultsOn } from "./faults.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const findTabs = (page: Page) => page.getByRole("navigation", { name: "Page tabs" });
const chineseTabs = (page: Page) => page.getByRole("navigation", { name: "已访问页面" });
const readMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const findTable = (page: Page) => page.locator("main [data-scroller]");

test("the menu shows the current screen in a low window, and its counts open what they count", async () => {
  const page = await server.signIn("platform");
  await page.setViewportSize({ width: 1360, height: 560 });
  const undelivered = page.getByRole("link", { name: /undelivered message/ });
  await undelivered.first().click();
  const entry = readMenu(page).locator('[aria-current="page"]');
  /** Pixels of the entry that its scrolling menu hides. */
  const countHidden = () =>
    entry.evaluate((element) => {
      const menu = element.closest("nav")?.querySelector("ul")?.parentElement;
      if (!menu) throw new Error("the menu has no list");
      const [inner, outer] = [element.getBoundingClientRect(), menu.getBoundingClientRect()];
      return Math.max(0, outer.top - inner.top, inner.bottom - outer.bottom);
    });
  await page.waitForURL(/outbox/);
  await expect.poll(countHidden).toBeLessThan(1);
  await page.reload();
  await expect.poll(countHidden).toBeLessThan(1);

  const count = readMenu(page).getByRole("link", { name: /undelivered message/ });
  await count.click();
  expect(decodeURIComponent(page.url())).toContain('"tab":"failed"');
  await expect
    .poll(() => page.locator("main tbody tr.row").count())
    .toBe(Number(await count.textContent()));
});

test("a tab keeps the list as it was left: filters, page and scroll, also when the page is loaded anew", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier" });
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("a");
  await page.waitForURL(/filter=/);
  await page.locator("main tbody tr.row").nth(12).waitFor();
  await findTable(page).evaluate((table) => table.scrollTo(0, 200));
  await expect.poll(() => findTable(page).evaluate((table) => table.scrollTop)).toBe(200);
  const left = page.url();
  await findTabs(page).getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL(/\/dashboard$/);
  await findTabs(page).getByRole("link", { name: "Suppliers" }).click();
  await page.waitForURL(left);
  await expect.poll(() => findTable(page).evaluate((table) => table.scrollTop)).toBe(200);
  await page.reload();
  await expect.poll(() => findTable(page).evaluate((table) => table.scrollTop)).toBe(200);
  expect(page.url()).toBe(left);
});

test.each([
  ["a list of many rows", "harbour", "/stock/supplier"],
  ["a tree", "platform", "/platform/categories"],
])(
  "%s fills its window and scrolls in its table alone, whatever stands above and below it",
  async (_what, user, path) => {
    const page = await server.signIn(user, { path });
    await page.locator("main tbody tr.row").nth(2).waitFor();
    const beyond = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    for (const height of [850, 720, 1100]) {
      await page.setViewportSize({ width: 1280, height });
      await expect.poll(beyond).toBe(0);
    }
    if (user !== "harbour") return;
    await page.setViewportSize({ width: 1280, height: 850 });
    const room = () =>
      findTable(page).evaluate((table) => [table.clientHeight, table.scrollHeight]);
    const [shown = 0, all = 0] = await room();
    expect(shown).toBeGreaterThan(400);
    expect(all).toBeGreaterThan(shown);
    const place = () => page.locator("main tbody tr.row").nth(3).boundingBox();
    const before = await place();
    await page.locator("main tbody tr.row input[type=checkbox]").first().check();
    await page.getByRole("toolbar", { name: "Selected rows" }).waitFor();
    expect(await beyond()).toBe(0);
    expect(await place()).toEqual(before);
    // A low window scrolls like any other page.
    await page.setViewportSize({ width: 1280, height: 500 });
    expect(await beyond()).toBeGreaterThan(0);
    expect((await room())[0]).toBeGreaterThan(300);
  },
);

test("tabs are refreshed, closed by the middle button, by Delete, and from their menu", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier" });
  const tabs = findTabs(page);
  for (const name of ["Warehouses", "Suppliers"]) {
    await readMenu(page).getByRole("link", { name }).click();
    // A screen that was never displayed has no tab.
    await tabs.getByRole("link", { name, exact: true }).waitFor();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  }
  await tabs.getByRole("link", { name: "Warehouses" }).click({ button: "middle" });
  await expect
    .poll(() => tabs.getByRole("link").allTextContents())
    .toEqual(["Dashboard", "Suppliers"]);
  await tabs.getByRole("link", { name: "Suppliers" }).click({ button: "right" });
  const reading = page.waitForResponse(/supplier\/getList/);
  await page.getByRole("menuitem", { name: "Refresh" }).click();
  await reading;
  await page.waitForURL(/\/stock\/supplier/);
  await tabs.getByRole("link", { name: "Suppliers" }).focus();
  await page.keyboard.press("Delete");
  await page.waitForURL(/\/dashboard$/);
  await expect.poll(() => tabs.getByRole("link").allTextContents()).toEqual(["Dashboard"]);
});

test("a tab whose form holds what is not saved asks before it closes", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier/edit/2" });
  const contact = page.getByLabel("Contact").first();
  await contact.fill("Unsaved Person");
  const close = findTabs(page).getByRole("button", { name: /^Close / });
  await close.click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  expect(await contact.inputValue()).toBe("Unsaved Person");
  await close.click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await page.waitForURL(/\/dashboard$/);
  await expect
    .poll(() => findTabs(page).getByRole("link").allTextContents())
    .toEqual(["Dashboard"]);
});

test("Ctrl-K finds a supplier by its name and opens it, and remembers it", async () => {
  const page = await server.signIn("harbour");
  await page.getByRole("button", { name: "Search" }).waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("suplier");
  await page.getByRole("option", { name: /^Suppliers/ }).waitFor();
  await field.fill("bamboo");
  const suppliers = page.getByRole("group", { name: "Suppliers" });
  const supplier = suppliers.getByRole("option", { name: /Bamboo/ }).first();
  await supplier.waitFor();
  expect(await faultsOn(page)).toEqual([]);
  // The number of results may grow: the arrow key moves down to the right one.
  while ((await supplier.getAttribute("aria-selected")) !== "true") await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/stock\/supplier\/show\/\d+$/);
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: /Bamboo/ }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("another role changes the menu at once", async () => {
  const page = await server.signIn("harbour:ana");
  expect(await readMenu(page).getByRole("link", { name: "Warehouses" }).count()).toBe(0);
  await page.getByRole("button", { name: /^Role: / }).waitFor();
  // The bar names it once: the switch has it, and not the member's own menu.
  expect(await page.getByRole("banner").getByText("Customer service").count()).toBe(1);
  await page.getByRole("button", { name: /^Role: / }).click();
  await page.getByRole("menuitem", { name: /Purchasing clerk/ }).click();
  await page.getByText("Role changed").waitFor();
  await readMenu(page).getByText("Inventory").first().click();
  await readMenu(page).getByRole("link", { name: "Warehouses" }).click();
  await page.getByRole("heading", { name: "Warehouses" }).waitFor();
});

test("on a phone: the main pages in a bar at the bottom, everything else behind More", async () => {
  const page = await server.signIn("harbour:ana", { width: 390 });
  const bar = page.getByRole("navigation", { name: "Main pages" });
  await bar.getByRole("link", { name: "Home" }).waitFor();
  expect(await findTabs(page).count()).toBe(0);
  await bar.getByRole("button", { name: "More" }).click();
  const drawer = page.locator(".MuiDrawer-paper");
  for (const name of [/^Role: /, "Language", "Size", "Full screen", "Settings", "Account"])
    await drawer.getByRole("button", { name }).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await drawer.getByRole("link", { name: "Suppliers" }).click();
  await page.waitForURL(/\/stock\/supplier$/);
  await expect.poll(() => drawer.count()).toBe(0);
  await page.locator("main").getByRole("listitem").first().waitFor();
  // The heading of the list takes the place of the top bar.
  await expect.poll(() => page.getByRole("banner").getByRole("button").count()).toBe(0);
  await bar.getByRole("link", { name: "Home" }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("bamboo");
  await page
    .getByRole("option", { name: /Bamboo/ })
    .first()
    .click();
  await page.waitForURL(/\/show\//);
});

test("on a tablet: icons of the sections beside the page, and the whole menu over it", async () => {
  const page = await server.signIn("harbour", { width: 820, path: "/stock/supplier" });
  const rail = readMenu(page);
  await rail.getByRole("button", { name: /^Inventory/ }).click();
  await page.getByRole("menuitem", { name: "Warehouses" }).click();
  await page.waitForURL(/\/stock\/storage$/);
  await page.getByRole("button", { name: "Expand menu" }).click();
  const drawer = page
    .getByRole("presentation")
    .filter({ has: page.getByText("Shipping profiles") });
  await drawer.getByText("Shipping profiles").click();
  await page.waitForURL(/\/freight\/list$/);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test("settings hold at once, and survive signing out and in", async () => {
  const page = await server.signIn("harbour", { path: "/stock/supplier" });
  await page.locator("main tbody tr.row").first().waitFor();
  const height = () =>
    page
      .locator("main tbody tr.row")
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const panel = page.getByRole("dialog", { name: "Settings" });
  await panel.getByRole("button", { name: "Dark" }).click();
  await panel.getByRole("radio", { name: "Plum" }).check({ force: true });
  await panel.getByRole("button", { name: "Medium" }).click();
  await panel.getByRole("switch", { name: "Page tabs" }).click();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await height()).toBeGreaterThan(before);
  expect(await findTabs(page).count()).toBe(0);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL(/\/login\?redirect=\/stock\/supplier/);
  await page.locator("input[name=username]").fill("harbour");
  await page.locator("input[type=password]").fill("markethall-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/stock\/supplier/);
  await page.locator("main tbody tr.row").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  expect(await height()).toBeGreaterThan(before);
  expect(await findTabs(page).count()).toBe(0);
  const elsewhere = await server.signIn("harbour");
  await expect
    .poll(() => elsewhere.evaluate(() => document.documentElement.dataset.theme))
    .toBe("dark");
  await expect.poll(() => findTabs(elsewhere).count()).toBe(0);
});

test("another language is chosen once no form holds what is not saved, and then says that it has been switched", async () => {
  const page = await server.signIn("laneway", { path: "/stock/supplier" });
  await page.locator("main tbody tr.row").first().getByRole("link").first().click();
  const language = page.getByRole("button", { name: "Language" });
  await language.waitFor();
  await page.getByLabel("Contact").first().fill("Unsaved Person");
  // The bar of unsaved changes is over it.
  await language.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await language.click();
  await page.getByRole("menuitem", { name: "简体中文" }).click();
  await page.getByText("切换语言成功").waitFor();
  await chineseTabs(page).getByRole("link", { name: "控制台" }).waitFor();
});

test("whoever is signed out elsewhere may stay on the page, or log in again and come back", async () => {
  const page = await server.signIn("laneway", { path: "/stock/supplier" });
  await page.locator("main tbody tr.row").first().waitFor();
  await page
    .context()
    .addCookies([{ name: "markethall_session", value: "gone", url: server.base }]);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm logout" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Suppliers" }).waitFor();
  await page.waitForTimeout(3100);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await dialog.getByRole("button", { name: "Log in again" }).click();
  await page.waitForURL(/\/login\?redirect=\/stock\/supplier/);
});
