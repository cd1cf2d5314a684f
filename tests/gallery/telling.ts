import type { Page } from "playwright-core";
import { arrive, atRest } from "../e2e/visit.ts";
import type { Look } from "./Look.ts";
import type { Login } from "./openStudio.ts";

/** A screen of which `npm test` compares a picture. */
export interface Telling {
  /** Name of the committed picture. */
  name: string;
  login: Login;
  path: string;
  /** Whether it is a page of the patterns instead of the product. */
  isPattern?: boolean;
  look: Look;
  /** Opens what the picture shows, after the screen has arrived. */
  open?(page: Page): Promise<void>;
}

const light = { locale: "en", mode: "light", width: 1360 } as const satisfies Look;
const dark = { ...light, mode: "dark" } as const satisfies Look;
const phone = { ...light, width: 390 } as const satisfies Look;
const darkPhone = { ...phone, mode: "dark" } as const satisfies Look;

/** Opens the first row of a list: ids change with the demo. */
async function openFirst(page: Page): Promise<void> {
  const list = page.url();
  await page
    .locator("main tr.row td:not(.checkbox, .inline, .trail)")
    .first()
    .click({
      position: { x: 2, y: 10 },
    });
  await page.waitForFunction((from) => location.href !== from, list);
  await arrive(page);
}
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("coffee");
  await atRest(page, 600);
}
async function openFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add filter", exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
}
/** Saves a form with invalid values. */
export async function rejectForm(page: Page): Promise<void> {
  await page.locator("form button[type=submit]").first().click();
  await page.locator("form [role=group] li").first().waitFor();
}
const nowhere = encodeURIComponent(JSON.stringify({ q: "zzqxzzqx" }));

/**
 * The screens that show most of what the product is made of. A picture that differs from the
 * committed one fails `npm test`.
 */
export const telling: readonly Telling[] = [
  { name: "sign-in", login: null, path: "/login", look: light },
  { name: "orders", login: "harbour", path: "/order/list", look: light },
  { name: "orders-phone", login: "harbour", path: "/order/list", look: phone },
  { name: "order", login: "harbour", path: "/order/list", look: light, open: openFirst },
  { name: "products-dark", login: "harbour", path: "/goods/list", look: dark },
  { name: "product", login: "harbour", path: "/goods/list", look: light, open: openFirst },
  { name: "supplier-form", login: "harbour", path: "/stock/supplier/add", look: light },
  { name: "supplier-form-phone", login: "harbour", path: "/stock/supplier/add", look: darkPhone },
  { name: "refund-dark", login: "harbour", path: "/order/refund", look: dark, open: openFirst },
  { name: "balance", login: "harbour", path: "/fund/accountLog", look: light },
  { name: "dashboard", login: "harbour", path: "/dashboard", look: light },
  { name: "dashboard-platform-dark", login: "platform", path: "/dashboard", look: dark },
  { name: "palette-dark", login: "harbour", path: "/dashboard", look: dark, open: openPalette },
  { name: "filter", login: "harbour", path: "/goods/list", look: light, open: openFilter },
  { name: "role", login: "harbour", path: "/org/role", look: light, open: openFirst },
  { name: "no-match", login: "harbour", path: `/stock/supplier?filter=${nowhere}`, look: light },
  { name: "patterns", login: null, path: "/", isPattern: true, look: light },
  { name: "patterns-dark", login: null, path: "/", isPattern: true, look: dark },
  {
    name: "patterns-form",
    login: null,
    path: "/form",
    isPattern: true,
    look: light,
    open: rejectForm,
  },
  { name: "shops", login: "platform", path: "/platform/shops", look: light },
  {
    name: "orders-zh-CN",
    login: "harbour",
    path: "/order/list",
    look: { ...light, locale: "zh-CN" },
  },
];
