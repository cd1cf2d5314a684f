import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { faultsOn } from "./faults.ts";
import { box, button, choose, seen, upload } from "./form.ts";
import { atRest, visit } from "./visit.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

async function findFaults(page: Page): Promise<string[]> {
  // A page that still loads has a bar above its landmarks.
  await page.locator(".MuiLinearProgress-root").waitFor({ state: "detached" });
  await atRest(page);
  return faultsOn(page);
}
test.each([
  { locale: "en", colorScheme: "light", width: 1360 },
  { locale: "zh-CN", colorScheme: "dark", width: 390 },
] as const)(
  "nothing stands in the way of a screen reader, in $locale and $colorScheme",
  async (look) => {
    const page = await server.signIn("orchard", { ...look, path: "/join" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const faults = await findFaults(page);
    for (const step of ["documents", "details"]) {
      await page.goto(`${server.base}/join?step=${step}`);
      await page.locator("form").waitFor();
      faults.push(...(await findFaults(page)));
    }
    const platform = await server.signIn("platform", { ...look, path: "/platform/shopReviews" });
    await platform
      .getByText(look.locale === "en" ? "Red Lantern Tea" : "红灯笼茶庄")
      .first()
      .click();
    await platform.locator("figure button").first().click();
    faults.push(...(await findFaults(platform)));
    expect(faults).toEqual([]);
    for (const one of [page, platform])
      expect(
        await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
  },
  60_000,
);

test("a shop that was sent back joins with documents, is approved in another browser, and finds itself on the dashboard", async () => {
  const merchant = await server.signIn("orchard", { path: "/join" });
  await merchant.goto(`${server.base}/stock/supplier`);
  await merchant.waitForURL(/\/join$/);
  await seen(merchant, "Your application needs changes");
  await seen(merchant, "A photo isn't readable");
  await button(merchant, "Fix and resubmit").click();

  await merchant.getByRole("radio", { name: /Flagship store/ }).check({ force: true });
  await choose(merchant, "certType", /ABN/);
  await box(merchant, "idNo").getByRole("textbox").fill("51 824 753 557");
  await button(merchant, "Save and continue").click();
  await seen(merchant, "Add the brand authorisation");
  await upload(merchant, "brandImg");
  // The input survives a reload, including the picture.
  await merchant.reload();
  expect(await merchant.getByRole("radio", { name: /Flagship store/ }).isChecked()).toBe(true);
  await box(merchant, "brandImg").locator("img").first().waitFor();
  await button(merchant, "Save and continue").click();
  await seen(merchant, /This isn't a valid ABN/);
  expect(await box(merchant, "idNo").getByRole("textbox").inputValue()).toBe("51 824 753 557");
  await box(merchant, "idNo").getByRole("textbox").fill("51 824 753 556");
  await button(merchant, "Save and continue").click();

  await merchant.waitForURL(/step=details/);
  await box(merchant, "names.en").getByRole("textbox").fill("Orchard House");
  await box(merchant, "owner").getByRole("textbox").fill("");
  await button(merchant, "Save and continue").click();
  await seen(merchant, "Enter the contact person");
  await box(merchant, "owner").getByRole("textbox").fill("Orla Hart");
  await button(merchant, "Copy to all days").click();
  await button(merchant, "Save and continue").click();

  await merchant.waitForURL(/step=check/);
  await seen(merchant, "Monday – Sunday");
  expect(await findFaults(merchant)).toEqual([]);
  await button(merchant, "Submit for review").click();
  await seen(merchant, "Your application is under review");
  await seen(merchant, "7 days left");
  expect(await findFaults(merchant)).toEqual([]);

  const platform = await server.signIn("platform", { path: "/platform/shopReviews" });
  await platform.getByRole("tab", { name: /Under review/ }).click();
  // The overdue application is first.
  expect(await platform.getByRole("row").nth(1).innerText()).toMatch(/Red Lantern Tea/);
  await platform.getByText("Orchard House").first().click();
  await button(platform, /Business licence: /).click();
  await platform.getByRole("dialog").getByRole("button", { name: "Zoom in" }).click();
  await platform.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await button(platform, "Approve").click();
  await platform.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await platform.getByRole("button", { name: "Approve" }).waitFor({ state: "detached" });

  await merchant.waitForURL(/\/dashboard$/);
  await seen(merchant, "Orchard House");
  await merchant.goto(`${server.base}/join`);
  await merchant.waitForURL(/\/dashboard$/);
  await visit(merchant, "/org/role");
  await seen(merchant, "Warehouse keeper");
  await visit(merchant, "/shop/info");
  await seen(merchant, "Approved");
}, 120_000);

test("a rejection says why, and the applicant reads it", async () => {
  const platform = await server.signIn("platform", { path: "/platform/shopReviews" });
  await platform.getByText("Southpaw Sports").first().click();
  await button(platform, "Decline").click();
  const dialog = platform.getByRole("dialog");
  await dialog.getByText("Other", { exact: true }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await dialog.getByText(/Explain what needs to be fixed/).waitFor();
  await dialog.getByRole("textbox").first().fill("The street is not there");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await seen(platform, /Reason for declining: Other/);
  await seen(platform, "The street is not there");
}, 120_000);
