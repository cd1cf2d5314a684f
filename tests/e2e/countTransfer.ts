import type { Page } from "playwright-core";
import { atRest, watchRequests } from "./visit.ts";

/** A request of a page, and the bytes of its response with its headers, as transferred. */
export interface TransferredFile {
  address: string;
  bytes: number;
}
export interface Transfer {
  /** Of all files together. */
  bytes: number;
  files: TransferredFile[];
}

/** Milliseconds without a request after which nothing more is expected. */
const calmMs = 2000;

/**
 * Counts what a browser transfers from opening an address until the page is painted and has no
 * pending requests, from an empty cache and without what is fetched ahead.
 *
 * @param painted Selector of an element that the finished page shows.
 */
export async function countTransfer(
  page: Page,
  address: string,
  painted: string,
): Promise<Transfer> {
  // On a metered connection nothing is fetched that the page does not need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  watchRequests(page);
  const addresses = new Map<string, string>();
  const files: TransferredFile[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on("Network.requestWillBeSent", ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    files.push({ address: addresses.get(requestId) ?? "", bytes: encodedDataLength }),
  );
  await devTools.send("Network.enable");
  await devTools.send("Network.clearBrowserCache");
  await page.goto(address);
  await page.locator(painted).first().waitFor();
  await atRest(page, calmMs);
  await devTools.detach();
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** Counts the transfer of the sign-in page, of a browser without cookies. */
export const countSignIn = (page: Page, base: string): Promise<Transfer> =>
  countTransfer(page, `${base}/login`, "input[type=password]");

/** Counts the transfer of the order list of the demo's shop, of a browser that is signed in. */
export async function countOrderList(page: Page, base: string): Promise<Transfer> {
  const signedIn = await page.request.post(`${base}/api/common/login`, {
    form: { username: "harbour", password: "markethall-demo" },
    headers: { origin: base },
  });
  if ((await signedIn.json()).code !== 200) throw new Error(await signedIn.text());
  return countTransfer(page, `${base}/order/list`, "main tbody tr.row");
}
