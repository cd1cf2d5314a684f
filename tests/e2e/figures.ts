import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Reads the figures above a record by their names. */
const readFigures = (page: Page) =>
  page
    .locator("main dl")
    .first()
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll("dt")].map((name) => [
          name.textContent,
          name.nextElementSibling?.textContent,
        ]),
      ),
    );
/** Waits until the page of a record shows the figures. */
export const expectFigures = (page: Page, figures: Readonly<Record<string, string>>) =>
  expect.poll(() => readFigures(page), { timeout: 20_000 }).toMatchObject(figures);
