import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFolderStore } from "../../../framework/server/files/fileStore.ts";
import { PictureQueue } from "../../../framework/server/importExport/pictures/pictureQueue.ts";
import type { Calculated, TableRow } from "../../../framework/server/tables/DB.ts";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let app: TestServer;
let server: Server;
let origin = "";
const requests: string[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-pictures-"));
beforeAll(async () => {
  // Each request returns a different picture.
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const background = { r: requests.length % 256, g: 90, b: 60 };
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
      .then((bytes) => response.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await startTestServer();
});
afterAll(async () => {
  await app.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
const queue = () =>
  new PictureQueue(app.engine, createFolderStore(folder), {
    allowPrivate: true,
    reportError: (error) => {
      throw error;
    },
  });
const states = async () =>
  Object.fromEntries(
    (
      await app.database.pool.query<
        Pick<TableRow<"import_pictures">, "state"> & Calculated<{ n: number }>
      >("select state, count(*)::int as n from import_pictures group by 1")
    ).rows.map(({ state, n }) => [state, n]),
  );

test("nothing is fetched from this machine's own network; the products are imported, and failures are reported in the caller's language", async () => {
  const lines = Array.from(
    { length: 20 },
    (_, index) => `Cup ${index},5,3,${origin}/${index}.png,${origin}/a${index}.png`,
  );
  const goods = importing(app, "harbour", "member/goods");
  const { importId, status } = await goods.whole(
    `Title,Variants: Price,Variants: Stock,Main picture,Album\n${lines.join("\n")}\n`,
  );
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 20, failed: 0 });
  await vi.waitFor(async () => expect(await states()).toEqual({ failed: 40 }), {
    timeout: 20_000,
    interval: 50,
  });
  expect(requests).toEqual([]);
  const answer = await app.get(
    "harbour",
    "member/goods/importPictures",
    { importId },
    { lang: "zh_CN" },
  );
  expect(answer.data.list).toHaveLength(40);
  expect(answer.data.list[0]).toMatchObject({ label: "Cup 0", message: "该地址不在公网上" });
  expect((await app.get("laneway", "member/goods/importPictures", { importId })).code).not.toBe(
    200,
  );
});

test("what waits outlives the process that queued it, and two processes fetch nothing twice", async () => {
  await app.database.pool.query(
    "update import_pictures set state = 'waiting', tries = 0, try_at = now()",
  );
  const [one, other] = [queue(), queue()];
  one.wake();
  other.wake();
  await vi.waitFor(async () => expect(await states()).toEqual({ done: 40 }), {
    timeout: 40_000,
    interval: 50,
  });
  await Promise.all([one.stop(), other.stop()]);
  expect(requests).toHaveLength(40);
  expect(new Set(requests).size).toBe(40);
  const { list } = (
    await app.get("harbour", "member/goods/getList", { status: "inWarehouse", pageSize: 50 })
  ).data;
  for (const { id } of list) {
    const { data } = await app.get("harbour", "member/goods/get", { id });
    expect(data.mainImg).toMatch(/^\/files\//);
    expect(data.imgs).toHaveLength(1);
    // All its pictures are stored in one save.
    expect(data.version).toBe(2);
  }
});
