import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createFolderStore } from "../../framework/server/files/fileStore.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const fault = vi.hoisted(() => ({ rename: false }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const rename: typeof real.rename = async (from, to) => {
    if (fault.rename)
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    return real.rename(from, to);
  };
  return { ...real, rename };
});

const megabyte = 1024 * 1024;
const boundary = "b0undary";
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const ftyp = Buffer.from([
  0,
  0,
  0,
  24,
  ...Buffer.from("ftypisom"),
  0,
  0,
  2,
  0,
  ...Buffer.from("isommp42"),
]);
const mdat = (size: number) => {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(size + 8, 0);
  box.write("mdat", 4);
  return box;
};

describe("uploads", () => {
  let server: TestServer;
  let port: number;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ server: { fileQuotaMb: 150 } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    port = (server.app.server.address() as AddressInfo).port;
    const login = await server.post(null, "common/login", {
      username: "harbour",
      password: "markethall-demo",
    });
    token = login.data.token;
  });
  afterAll(() => server.close());

  /** Streams a video of `megabytes`, filled with one byte value, without buffering it. */
  const sendVideo = (megabytes: number, fill: number) =>
    new Promise<{ code: number; data: Record<string, unknown>; message: string }>(
      (resolve, reject) => {
        const request = http.request(
          {
            port,
            host: "127.0.0.1",
            path: "/api/common/upload",
            method: "POST",
            headers: {
              authorization: `Bearer ${token}`,
              "content-type": `multipart/form-data; boundary=${boundary}`,
            },
          },
          (response) => {
            let text = "";
            response.on("data", (part: Buffer) => {
              text += part;
            });
            response.on("end", () => resolve(JSON.parse(text)));
          },
        );
        request.on("error", reject);
        request.write(Buffer.concat([head, ftyp, mdat(megabytes * megabyte)]));
        const chunk = Buffer.alloc(megabyte, fill);
        let sent = 0;
        const more = (): void => {
          while (sent < megabytes) {
            sent += 1;
            if (!request.write(chunk)) {
              request.once("drain", more);
              return;
            }
          }
          request.end(tail);
        };
        more();
      },
    );
  const temporary = () =>
    readdirSync(os.tmpdir()).filter((name) => name.startsWith("markethall-upload-"));

  test("S8: uploads stream to disk, and memory stays small", async () => {
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    const watching = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    }, 20);
    const answers = await Promise.all([1, 2].map((fill) => sendVideo(60, fill)));
    clearInterval(watching);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(answers.map(({ data }) => data.size)).toEqual([60 * megabyte + 32, 60 * megabyte + 32]);
    expect(peak).toBeLessThan(60 * megabyte);
    const file = await server.request("harbour", {
      method: "GET",
      url: String(answers[0]?.data.imgUrl),
    });
    expect(file.rawPayload.length).toBe(60 * megabyte + 32);
  }, 120_000);

  test("S8: the files of a shop have a quota", async () => {
    const answer = await sendVideo(40, 3);
    expect(answer).toMatchObject({ code: 422, data: { error: "storage.quotaExceeded" } });
    expect(answer.message).toContain("150 MB");
    expect(await sendVideo(1, 4)).toMatchObject({ code: 200 });
  }, 120_000);

  test("S8: a file beyond the limit is refused while it streams, and leaves nothing behind", async () => {
    const own = temporary().length;
    expect(await sendVideo(101, 5)).toMatchObject({
      code: 413,
      data: { error: "upload.tooLarge" },
    });
    expect(temporary().length).toBeLessThanOrEqual(own);
  }, 120_000);

  test("S20: a store that cannot be written is reported in a sentence", async () => {
    fault.rename = true;
    try {
      const answer = await sendVideo(1, 6);
      expect(answer).toMatchObject({ code: 503, data: { error: "storage.unwritable" } });
      expect(answer.message).toContain("couldn't be saved");
    } finally {
      fault.rename = false;
    }
  });
});

test("S20: a failed write leaves no part of a file behind", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-store-"));
  const store = createFolderStore(folder);
  fault.rename = true;
  try {
    await expect(store.put("1/a.png", Buffer.from("x"), "image/png")).rejects.toThrow(
      "no space left",
    );
    expect(readdirSync(path.join(folder, "1"))).toEqual([]);
  } finally {
    fault.rename = false;
  }
  await store.put("1/a.png", Buffer.from("x"), "image/png");
  expect(existsSync(path.join(folder, "1/a.png"))).toBe(true);
  // A file instead of the store's folder.
  writeFileSync(path.join(folder, "file"), "");
  await expect(
    createFolderStore(path.join(folder, "file")).put("1/a.png", Buffer.from("x"), "image/png"),
  ).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
