import type { Page } from "playwright-core";

const open = new Set<Page>();

/** Registers a page whose text is printed when a test fails. */
export function watchPage(page: Page): void {
  open.add(page);
  page.once("close", () => open.delete(page));
}
export const listOpenPages = (): readonly Page[] => [...open];
