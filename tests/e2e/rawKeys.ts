import type { Page } from "playwright-core";

/**
 * Returns the message keys that a page shows instead of their messages, in its text or in the names
 * of its controls, and the labels that are still a property's name, such as "writeOff".
 */
export async function rawKeysOn(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => {
    const named = ["aria-label", "aria-description", "title", "placeholder", "alt"];
    const texts = [document.title, document.body.innerText];
    for (const name of named)
      for (const one of document.querySelectorAll(`[${name}]`))
        texts.push(one.getAttribute(name) ?? "");
    const labels = [
      ...document.querySelectorAll(
        "button, label, legend, th, h1, h2, h3, dt, [role=tab], [role=menuitem]",
      ),
    ].map((one) => one.textContent?.trim() ?? "");
    return [
      ...texts.flatMap(
        (text) =>
          text.match(/\b(markethall|resources|errors|validation|sections|ra)(\.\w+){2,}/g) ?? [],
      ),
      ...labels.filter((label) => /^[a-z]+([A-Z][a-z]+)+$/.test(label)),
    ];
  });
  return [...new Set(keys)].map((key) => `${new URL(page.url()).pathname} · shows the key ${key}`);
}
