import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { countOrderList, countSignIn, type Transfer } from "../tests/e2e/countTransfer.ts";
import { serveBuilt } from "../tests/e2e/serveBuilt.ts";
import { type Figure, requireAtMost } from "./figure.ts";

/** Prints each file of a page, the largest first. */
function print(name: string, { files }: Transfer, base: string): void {
  console.log(`${name}: ${files.length} requests`);
  for (const { address, bytes } of files.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${address.replace(base, "")}`);
}

async function countIn(
  browser: Browser,
  count: (page: Page) => Promise<Transfer>,
): Promise<Transfer> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
  try {
    return await count(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Counts what a browser transfers until the sign-in page, and the order list, can be used. */
export async function benchTransfer(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  const server = await serveBuilt({ dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const { base } = server;
    const signIn = await countIn(browser, (page) => countSignIn(page, base));
    const orderList = await countIn(browser, (page) => countOrderList(page, base));
    print("sign-in", signIn, base);
    print("order list", orderList, base);
    return [
      requireAtMost(
        `kB that a browser transfers until the sign-in page can be used, in ${signIn.files.length} requests`,
        signIn.bytes / 1000,
        250,
      ),
      requireAtMost(
        `kB that a browser transfers until the order list is painted, in ${orderList.files.length} requests`,
        orderList.bytes / 1000,
        450,
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
