import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import type { Resource, ResourceMessages } from "../../../framework/schema/index.ts";
import { atRest } from "../visit.ts";
import { type Fault, toScreen } from "./screen.ts";

/** Returns the English labels of the actions that ask before they run. */
async function listDialogActions(resource: Resource, folder: string): Promise<string[]> {
  const file = `${folder}/locales/en.ts`;
  if (!existsSync(file)) return [];
  const { default: messages }: { default: ResourceMessages } = await import(
    pathToFileURL(file).href
  );
  const actions: Readonly<Record<string, unknown>> = messages.actions ?? {};
  return resource.actionList
    .filter(({ input, confirm, tone }) => input !== null || confirm || tone === "danger")
    .flatMap(({ name }) => {
      const label = actions[name];
      return typeof label === "string" ? [label] : [];
    });
}

/** Check 10: the buttons of a dialog differ in their text, and say what happens. */
export async function checkDialogs(
  page: Page,
  resource: Resource,
  folder: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const screen = toScreen(page);
  for (const label of await listDialogActions(resource, folder)) {
    const button = page.locator("main header").getByRole("button", { name: label, exact: true });
    if ((await button.count()) !== 1 || !(await button.isEnabled())) continue;
    await button.click();
    const dialog = page.getByRole("dialog").first();
    await dialog.waitFor({ timeout: 5000 });
    await atRest(page);
    const texts = (await dialog.getByRole("button").allInnerTexts())
      .map((text) => text.trim())
      .filter(Boolean);
    const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
    const vague = texts.filter((text) => ["OK", "Yes", "No"].includes(text));
    // “Cancel” beside a button that cancels something says nothing.
    if (texts.some((text) => text.startsWith("Cancel ")))
      vague.push(...texts.filter((text) => text === "Cancel"));
    const report = (sentence: string) => faults.push({ screen, check: 10, sentence });
    if (twice.length > 0) report(`“${label}” opens a dialog with two buttons “${twice[0]}”`);
    if (vague.length > 0) report(`“${label}” opens a dialog whose button says “${vague[0]}”`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  return faults;
}
