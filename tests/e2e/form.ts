import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { atRest } from "./visit.ts";

/** Finds a form's controls by their visible labels, as a user does. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** Finds the input of a declared field by its name. */
export const box = (page: Page, source: string) =>
  page.locator(`[data-source="${source}"]`).first();
export async function choose(page: Page, source: string, option: string | RegExp): Promise<void> {
  await box(page, source).getByRole("combobox").click();
  // Options that are still loading are replaced, and a click on one of them with it.
  await atRest(page);
  await page.getByRole("option", { name: option }).first().click();
  await atRest(page);
}

let picture: Promise<string> | null = null;
async function createPicture(): Promise<string> {
  const file = path.join(os.tmpdir(), `markethall-paper-${process.pid}.png`);
  const blank = sharp({ create: { width: 640, height: 420, channels: 3, background: "#dfe8ea" } });
  writeFileSync(file, await blank.png().toBuffer());
  return file;
}
/** Uploads a picture to a field, and waits until it is stored. */
export async function upload(page: Page, source: string): Promise<void> {
  picture ??= createPicture();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    box(page, source)
      .getByRole("button", { name: /choose (a )?files?|add or drop/i })
      .click(),
  ]);
  await chooser.setFiles(await picture);
  await box(page, source).locator("img").first().waitFor();
}
