import { acceptPictures } from "./acceptPictures.ts";
import { openStudio } from "./openStudio.ts";
import { serveFixed } from "./serveFixed.ts";

export async function main(args: readonly string[]): Promise<void> {
  const [server, studio] = await Promise.all([serveFixed(), openStudio()]);
  try {
    if (args.includes("--accept")) await acceptPictures(studio, server.base);
  } finally {
    await studio.close();
    await server.stop();
  }
}
