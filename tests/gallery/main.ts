import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { acceptPictures } from "./acceptPictures.ts";
import { fillGallery } from "./fillGallery.ts";
import { openStudio } from "./openStudio.ts";
import { readArguments } from "./readArguments.ts";
import { serveFixed } from "./serveFixed.ts";
import { buildPatterns } from "./servePatterns.ts";

configureApp(app);

/** `npm run gallery`: pictures of every screen; `--accept` makes the compared ones again. */
export async function main(args: readonly string[]): Promise<void> {
  const choice = readArguments(args);
  await buildPatterns();
  const [server, studio] = await Promise.all([serveFixed(), openStudio()]);
  try {
    if (choice.accept) await acceptPictures(studio, server.base);
    else await fillGallery(studio, server.base, choice);
  } finally {
    await studio.close();
    await server.stop();
  }
}
