import type { Page } from "playwright-core";
import { arrive } from "../e2e/visit.ts";
import type { Look } from "./Look.ts";
import type { Login, Studio } from "./openStudio.ts";
import { patternsBase, servePatterns } from "./servePatterns.ts";
import { takePicture } from "./takePicture.ts";
import type { Telling } from "./telling.ts";

/** A page of the product, or of the patterns, which have a server of their own. */
export interface Place {
  login: Login;
  path: string;
  isPattern?: boolean;
}
/** Opens a place in a window of its own, after what `prepare` does with the blank page. */
export async function openPlace(
  studio: Studio,
  base: string,
  { login, path, isPattern = false }: Place,
  look: Look,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const own = isPattern ? patternsBase : base;
  const page = await studio.open(own, login, look);
  if (isPattern) await servePatterns(page);
  await prepare?.(page);
  await page.goto(own + path);
  return page;
}

/** Opens a telling screen in a window of its own, and returns its picture as PNG. */
export async function shoot(studio: Studio, base: string, screen: Telling): Promise<Buffer> {
  const page = await openPlace(studio, base, screen, screen.look);
  try {
    await arrive(page);
    await screen.open?.(page);
    return await takePicture(page, screen.isPattern);
  } finally {
    await page.close();
  }
}
