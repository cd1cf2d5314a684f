import type { Page, Request } from "playwright-core";

const timeout = 30_000;
const underway = new WeakMap<Page, Set<Request>>();

/** Tracks the pending requests of a page. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underway.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}
const shows = '[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"], .MuiSkeleton-root';
/**
 * Returns what a page still waits for, or null; evaluated while the page is idle, however busy the
 * machine is.
 */
async function awaitedBy(page: Page): Promise<string | null> {
  const waiting = await page.evaluate(async (selector) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return document.querySelector(selector)?.outerHTML.slice(0, 200) ?? null;
  }, shows);
  const [request] = underway.get(page) ?? [];
  return request?.url() ?? waiting;
}
/**
 * Waits until a page has no pending requests, and starts none for `calm` milliseconds, because
 * responses may trigger further requests.
 */
export async function atRest(page: Page, calm = 120): Promise<void> {
  const start = performance.now();
  let since = start;
  while (performance.now() - since < calm) {
    const awaited = await awaitedBy(page);
    if (awaited !== null) since = performance.now();
    if (since - start > timeout) throw new Error(`${page.url()} still waits for ${awaited}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
/** Waits until a screen has its heading and all its data. */
export async function arrive(page: Page): Promise<void> {
  await page.locator("main").getByRole("heading").first().waitFor();
  await atRest(page);
}
/**
 * Waits until the record is shown that was opened from a list. The URL changes before: until then
 * the row under the mouse offers the actions of the record, too.
 */
export async function openRecord(page: Page, url: RegExp): Promise<void> {
  await page.waitForURL(url);
  await page
    .getByText(/^\d+ of \d+$/)
    .first()
    .waitFor();
}
/** Navigates to another screen like a link, without reloading the page. */
export async function visit(page: Page, path: string): Promise<void> {
  // A page that still loads would replace its `main` element, and not focus it. The heading is
  // found by its tag, because a dialog hides the page below it from roles.
  await page.locator("main :is(h1, h2)").first().waitFor();
  await page.evaluate(
    ([to, within]) =>
      new Promise<void>((resolve, reject) => {
        const isSamePage = new URL(to, location.href).pathname === location.pathname;
        setTimeout(() => reject(new Error(`${to} was not shown`)), within);
        // A new page focuses its `main` element: the focus event marks the moment at which it is
        // displayed.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.querySelector("main")?.addEventListener("focus", () => resolve(), { once: true });
        // The same state as the router writes, so that a form can still ask before it is left.
        history.pushState({ usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 }, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
        // Another order or filter of the same list takes no focus.
        if (isSamePage) resolve();
      }),
    [path, timeout] as const,
  );
  await arrive(page);
}
