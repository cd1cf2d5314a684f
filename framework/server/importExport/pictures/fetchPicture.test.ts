import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPrivate } from "../../outgoing/privateAddresses.ts";
import { fetchPicture } from "./fetchPicture.ts";

let server: Server;
let port = 0;
let requests = 0;
beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 4, background: "#28785080" } });
  const [webp, png] = await Promise.all([
    picture.clone().webp().toBuffer(),
    picture.clone().png().toBuffer(),
  ]);
  server = createServer(({ url }, response) => {
    requests += 1;
    if (url === "/webp") response.end(webp);
    else if (url === "/png") response.end(png);
    else if (url === "/page") response.end("<html></html>");
    else if (url === "/busy") response.writeHead(503).end();
    else if (url === "/large")
      response.writeHead(200, { "content-length": String(11 * 1024 * 1024) }).end();
    else if (url === "/endless") {
      const piece = Buffer.alloc(1024 * 1024);
      const write = (): void => {
        while (!response.destroyed && response.write(piece));
        response.once("drain", write);
      };
      write();
    } else if (url?.startsWith("/turn")) response.writeHead(302, { location: url }).end();
    else if (url === "/moved") response.writeHead(301, { location: "/png" }).end();
    else if (url === "/out") response.writeHead(302, { location: "file:///etc/passwd" }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const from = (address: string, allowPrivate = true) =>
  fetchPicture(address, { allowPrivate, signal: new AbortController().signal });
const here = (path: string) => from(`http://127.0.0.1:${port}${path}`);
const detectFormat = async (bytes: Buffer) => (await sharp(bytes).metadata()).format;

test("a picture is converted to jpg or png, from any format and after redirects", async () => {
  expect(await detectFormat(await here("/png"))).toBe("png");
  expect(await detectFormat(await here("/webp"))).toBe("png");
  expect(await detectFormat(await here("/moved"))).toBe("png");
});
test("an invalid, oversized, missing or endlessly redirected picture is reported by its reason", async () => {
  for (const [path, reason, passing] of [
    ["/page", "noPicture", false],
    ["/none", "missing", false],
    ["/busy", "unavailable", true],
    ["/large", "tooLarge", false],
    ["/endless", "tooLarge", false],
    ["/turn", "redirects", false],
    ["/out", "address", false],
  ] as const)
    await expect(here(path), path).rejects.toMatchObject({ reason, passing });
  for (const address of ["ftp://example.com/a.png", "http://a:b@example.com/a.png", "nonsense"])
    await expect(from(address), address).rejects.toMatchObject({ reason: "address" });
});
test("the server never fetches from itself or its network, by number or by name", async () => {
  const before = requests;
  for (const address of [
    `http://127.0.0.1:${port}/png`,
    "http://127.0.0.1/png",
    "http://localhost/png",
    "http://[::1]/png",
    "http://[::ffff:127.0.0.1]/png",
    "http://2130706433/png",
    "http://0x7f.1/png",
    "http://169.254.169.254/latest/meta-data",
    "https://example.com:22/a.png",
  ])
    await expect(from(address, false), address).rejects.toMatchObject({ reason: "private" });
  expect(requests).toBe(before);
});
test("public addresses are distinguished from all others", () => {
  for (const open of [
    "8.8.8.8",
    "1.1.1.1",
    "203.0.112.9",
    "172.32.0.1",
    "2606:4700::1111",
    "2a00:1450::8a",
  ])
    expect(isPrivate(open), open).toBe(false);
  for (const closed of [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fe80::1%eth0",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "nonsense",
  ])
    expect(isPrivate(closed), closed).toBe(true);
});
