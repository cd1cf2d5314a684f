import { arrive } from "../e2e/visit.ts";
import type { Studio } from "./openStudio.ts";
import { takePicture } from "./takePicture.ts";
import type { Telling } from "./telling.ts";

/** Opens a telling screen in a window of its own, and returns its picture as PNG. */
export async function shoot(studio: Studio, base: string, screen: Telling): Promise<Buffer> {
  const page = await studio.open(base, screen.login, screen.look);
  try {
    await page.goto(base + screen.path);
    await arrive(page);
    await screen.open?.(page);
    return await takePicture(page);
  } finally {
    await page.close();
  }
}
