import { beforeAll, expect, test } from "vitest";
import { type BuiltApp, openSharedApp } from "./builtServer.ts";
import { countOrderList, countSignIn, type Transfer } from "./countTransfer.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await openSharedApp();
});

/** The files of a page with their sizes, which a failure prints. */
const list = ({ files }: Transfer) =>
  files.map(({ address, bytes }) => `${bytes} ${address.replace(server.base, "")}`).join("\n");

test("the sign-in page transfers at most 250 kB", async () => {
  const transfer = await countSignIn(await server.open(), server.base);
  expect(transfer.bytes, list(transfer)).toBeLessThanOrEqual(250_000);
  // Fewer would be a page that has not loaded.
  expect(transfer.bytes, list(transfer)).toBeGreaterThan(100_000);
});

test("the order list transfers at most 430 kB, declarations of its domain only, and counts what waits and its tabs once", async () => {
  const transfer = await countOrderList(await server.open(), server.base);
  expect(transfer.bytes, list(transfer)).toBeLessThanOrEqual(430_000);
  expect(transfer.bytes, list(transfer)).toBeGreaterThan(300_000);
  const calls = transfer.files.map(({ address }) => new URL(address).pathname);
  expect(calls.filter((path) => /getCounts|toDo/.test(path)).sort()).toEqual([
    "/api/member/order/getCounts",
    "/api/member/toDo",
  ]);
  const domains = calls.flatMap(
    (path) => /\/declarations-([a-z]+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [],
  );
  expect(domains).toEqual(["orders"]);
  const pictures = calls.filter((path) => path.startsWith("/files/"));
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((path) => !path.endsWith("-tiny.webp"))).toEqual([]);
});
