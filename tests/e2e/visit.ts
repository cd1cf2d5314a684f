import type { Page, Request } from "playwright-core";

const timeout = 15_000;
const underway = new WeakMap<Page, Set<Request>>();

/** From now on it is known what a page waits for. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underway.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}
const shows = '[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"], .MuiSkeleton-root';
/** What a page still waits for, or null: looked at when it has nothing else to do, however busy the machine is. */
async function awaitedBy(page: Page): Promise<string | null> {
  const waiting = await page.evaluate(async (selector) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return document.querySelector(selector)?.outerHTML.slice(0, 200) ?? null;
  }, shows);
  const [request] = underway.get(page) ?? [];
  return request?.url() ?? waiting;
}
/** Until a page waits for nothing, and has begun nothing again for `calm` milliseconds: what was read may ask for more. */
export async function atRest(page: Page, calm = 150): Promise<void> {
  const start = performance.now();
  let since = start;
  while (performance.now() - since < calm) {
    const awaited = await awaitedBy(page);
    if (awaited !== null) since = performance.now();
    if (since - start > timeout) throw new Error(`${page.url()} still waits for ${awaited}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
/** Until a screen has its heading, and all that it reads. */
export async function arrive(page: Page): Promise<void> {
  await page.locator("main").getByRole("heading").first().waitFor();
  await atRest(page);
}
/** Goes to another screen as a link does, without loading the page anew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([to, within]) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${to} was not shown`)), within);
        // On another page reading starts at its top: that moment is the one at which it is there.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.querySelector("main")?.addEventListener("focus", () => resolve(), { once: true });
        // As the router writes it, so that a form may still ask before it is left.
        history.pushState({ usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 }, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }),
    [path, timeout] as const,
  );
  await arrive(page);
}
