import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { liveAsCrowd } from "./crowd.ts";
import { Tally } from "./tally.ts";

let server: Server | null = null;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A server that sends no codes to anybody for an hour, and has no goods; answers its address and the paths that it was asked for. */
async function startLimited(): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const listening = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace("/api/", "");
    paths.push(path);
    const isCode = path.endsWith("sendCode");
    response.writeHead(isCode ? 429 : 200, {
      "content-type": "application/json",
      connection: "close",
      ...(isCode ? { "retry-after": "3600" } : {}),
    });
    const data = isCode ? { error: "code.tooOften", wait: 3600 } : { list: [], total: 0 };
    setTimeout(() => response.end(JSON.stringify({ code: isCode ? 429 : 200, message: "", data })), 10);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, paths };
}

test("load: a buyer who is sent no code for an hour browses meanwhile, and the crowd stops when it is told to", async () => {
  const { url, paths } = await startLimited();
  const tally = new Tally();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 700);
  const begun = performance.now();
  await liveAsCrowd({ urls: [url], buyers: 1, speed: 0, seed: 1, staff: false, weather: false }, tally, stop);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(paths.filter((path) => path.endsWith("sendCode"))).toHaveLength(1);
  expect(paths.filter((path) => path === "store/v1/goods").length).toBeGreaterThan(2);
  expect(tally.report()).toContain("1 × code: code.tooOften");
});
