import type { Page } from "playwright-core";
import { atRest } from "../e2e/visit.ts";

/** Milliseconds without a request after which a page is drawn. */
const calmMs = 250;
/** Tries until two pictures in a row are the same. */
const tries = 12;

/** Waits until fonts and pictures are there, and moves the pointer away from what it would mark. */
async function becomeStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await atRest(page, calmMs);
  await page.evaluate(async () => {
    await document.fonts.load("400 13px Inter");
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && image.checkVisibility();
      return !isSeen || image.currentSrc === "" || image.complete;
    }),
  );
}

/**
 * Takes a picture of a page as PNG, once it has come to rest: the picture that two looks in a row
 * give.
 */
export async function takePicture(page: Page, fullPage = false): Promise<Buffer> {
  await becomeStill(page);
  const look = () => page.screenshot({ animations: "disabled", caret: "hide", fullPage });
  let before = await look();
  for (let round = 0; round < tries; round += 1) {
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
