import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { box, button, choose, seen, upload } from "./form.ts";
import { openRecord, visit } from "./visit.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const text = (page: Page, source: string) => box(page, source).getByRole("textbox").first();

/**
 * Returns the code of the latest message, as the platform's administrator reads it in the stored
 * messages.
 */
async function codeIn(platform: Page, recipient: string): Promise<string> {
  await visit(platform, "/platform/outbox");
  await platform.getByText(recipient).first().click();
  await platform.waitForURL(/outbox\/show/);
  await button(platform, "Show code").first().click();
  const letter = await platform
    .getByText(/\b\d{6}\b/)
    .first()
    .innerText();
  return /\b\d{6}\b/.exec(letter)?.[0] ?? "";
}
const readMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

test("a person registers, joins, is approved, and hires somebody who sees on a phone what was granted and nothing else", async () => {
  const platform = await server.signIn("platform");
  const owner = await server.open();

  // Registers, with a wrong code first.
  await owner.goto(`${server.base}/login`);
  await owner.getByRole("link", { name: "Open a shop" }).click();
  // The login form has a username too: what is typed before the page changes is lost.
  await owner.getByRole("heading", { name: "Open a shop" }).waitFor();
  await owner.locator("input[name=username]").fill(" meadow ");
  await owner.locator("input[name=target]").fill("mei@meadow.example");
  await button(owner, "Send code").click();
  await seen(owner, /mei@meadow.example can receive codes/);
  for (const name of ["password", "confirmPassword"])
    await owner.locator(`input[name=${name}]`).fill("meadow in spring");
  await owner.locator("input[name=code]").fill("000000");
  await button(owner, "Create account").click();
  await owner.locator("input[name=code][aria-invalid=true]").waitFor();
  await owner.locator("input[name=code]").fill(await codeIn(platform, "mei@meadow.example"));
  await button(owner, "Create account").click();

  // Applies with documents.
  await owner.waitForURL(/\/join/);
  await owner.getByRole("radio", { name: /Individual/ }).check({ force: true });
  await text(owner, "realname").fill("Mei Lin");
  await choose(owner, "certType", /Passport/);
  await text(owner, "idNo").fill("PA1234567");
  await upload(owner, "cardImgs");
  await button(owner, "Save and continue").click();
  await owner.waitForURL(/step=details/);
  await text(owner, "names.en").fill("Meadow Teas");
  await text(owner, "addresses").fill("1 Spring Street, Melbourne VIC 3000");
  await upload(owner, "logo");
  await choose(owner, "country", /Australia/);
  await choose(owner, "city", /Melbourne/);
  await choose(owner, "category", /./);
  await text(owner, "owner").fill("Mei Lin");
  await text(owner, "phone").fill("0491 570 156");
  await button(owner, "Save and continue").click();
  await owner.waitForURL(/step=check/);
  await button(owner, "Submit for review").click();
  await seen(owner, "7 days left");

  // The platform approves in another browser.
  await visit(platform, "/platform/shopReviews");
  await platform.getByText("Meadow Teas").first().click();
  await openRecord(platform, /shopReviews\/show/);
  await button(platform, "Approve").click();
  await platform.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await owner.waitForURL(/\/dashboard$/, { timeout: 30_000 });
  await seen(owner, "Meadow Teas");

  // Creates a department, a role and an account.
  await visit(owner, "/org/dept/add");
  await text(owner, "name").fill("Tea room");
  await button(owner, "Save").click();
  await owner.waitForURL(/\/org\/dept\/show/);
  await visit(owner, "/org/role/add");
  await text(owner, "name").fill("Tea keeper");
  await choose(owner, "department", "Tea room");
  await owner.getByRole("button", { name: /^Suppliers: .+choose one by one$/ }).click();
  await owner.getByRole("checkbox", { name: "Suppliers: Edit" }).check();
  expect(await owner.getByRole("checkbox", { name: "Suppliers: View" }).isChecked()).toBe(true);
  await button(owner, "Save").click();
  await owner.waitForURL(/\/org\/role\/show/);
  await visit(owner, "/org/account/add");
  await text(owner, "username").fill("tom");
  await text(owner, "realname").fill("Tom Baker");
  await text(owner, "email").fill("tom@meadow.example.com");
  await choose(owner, "roles", "Tea keeper");
  await owner.keyboard.press("Escape");
  await button(owner, "Save").click();
  await owner.waitForURL(/\/org\/account\/show/);
  await seen(owner, "meadow:tom");
  // An invitation leads to a page that greets him; whoever has no mail gets a password instead.
  await button(owner, "Invite").click();
  await owner.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
  const link = new URL(await owner.getByRole("textbox", { name: "Invitation link" }).inputValue());
  await button(owner, "Done").click();
  const invited = await server.open();
  await invited.goto(server.base + link.pathname + link.search);
  await seen(invited, "Welcome to Meadow Teas");
  await seen(invited, /meadow:tom/);
  await invited.close();
  await button(owner, "More actions").click();
  await owner.getByRole("menuitem", { name: "Reset password" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Reset password" }).click();
  const password = await owner.getByRole("textbox", { name: "New password" }).inputValue();
  expect(password).toMatch(/^\w{14}$/);
  await button(owner, "Done").click();

  // The new member signs in on a phone, chooses a password, and sees the granted screens.
  const phone = await server.open({ width: 390 });
  await phone.goto(`${server.base}/login`);
  await phone.locator("input[name=username]").fill("meadow:tom");
  await phone.locator("input[type=password]").fill(password);
  await button(phone, "Sign in").click();
  await seen(phone, "Choose your own password");
  for (const name of ["password", "confirmPassword"])
    await phone.locator(`input[name=${name}]`).fill("tom's own password");
  await button(phone, "Set password").click();
  await phone.waitForURL(/\/dashboard$/);
  await button(phone, "More").click();
  // The only screen of its section is shown without the section.
  await readMenu(phone).getByRole("link", { name: "Suppliers" }).waitFor();
  expect(await readMenu(phone).getByText("Team").count()).toBe(0);
  await phone.goto(`${server.base}/stock/supplier`);
  await phone.getByRole("heading", { name: "Suppliers", exact: true }).waitFor();
  expect(await phone.getByRole("link", { name: "New supplier" }).count()).toBe(0);
  await button(phone, "More tools").click();
  await button(phone, "Refresh").waitFor();
  expect(await phone.getByRole("button", { name: "Export" }).count()).toBe(0);
  await phone.goto(`${server.base}/org/account`);
  await seen(phone, /org:account/);

  // Freezing takes effect immediately: the next action requires a new sign-in.
  await button(owner, "More actions").click();
  await owner.getByRole("menuitem", { name: "Freeze" }).click();
  await owner.getByRole("dialog").getByRole("textbox").fill("Lost phone");
  await owner.getByRole("dialog").getByRole("button", { name: "Freeze" }).click();
  await seen(owner, "Frozen");
  await phone.goto(`${server.base}/stock/supplier`);
  await phone.waitForURL(/\/login/);
  await phone.locator("input[name=username]").fill("meadow:tom");
  await phone.locator("input[type=password]").fill("tom's own password");
  await button(phone, "Sign in").click();
  await seen(phone, /Lost phone/);
}, 240_000);

test("everything refused: an application that is sent back opens no shop, and nobody reads codes but who may", async () => {
  const applicant = await server.signIn("orchard", { path: "/join" });
  await seen(applicant, "Your application needs changes");
  for (const page of ["/dashboard", "/stock/supplier", "/org/account"]) {
    await applicant.goto(server.base + page);
    await applicant.waitForURL(/\/join$/);
  }
  const staff = await server.signIn("harbour:leo");
  for (const [page, sentence] of [
    ["/platform/outbox", /This page is for Markethall administrators/],
    ["/org/role", /Missing permission: .*org:role/],
  ] as const) {
    await staff.goto(server.base + page);
    await seen(staff, sentence);
  }
  const guesser = await server.open();
  await guesser.goto(`${server.base}/login?view=recover`);
  await guesser.locator("input[name=target]").fill("nobody@nowhere.example");
  // A proof of work that was spoilt on the way is rejected, and the next one is accepted.
  await guesser.route("**/api/common/sendCode", (route) => {
    const body = route
      .request()
      .postData()
      ?.replace(/captcha=[^&]*/, "captcha=spoilt");
    return route.continue({ postData: body ?? "" });
  });
  await button(guesser, "Send code").click();
  await seen(guesser, /couldn't verify this request/);
  await guesser.unroute("**/api/common/sendCode");
  await button(guesser, "Send code").click();
  await seen(guesser, /If nobody@nowhere.example can receive codes/);
}, 120_000);
