import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { simulateTrade } from "./simulation.ts";
import { Tally } from "./tally.ts";

let server: Server | null = null;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

interface Reply {
  status: number;
  headers?: Record<string, string>;
  data: object;
}
/**
 * Starts a server that has no goods and sends the given replies; returns its address and the
 * requested paths.
 */
async function startShop(
  replies: Readonly<Record<string, Reply>>,
): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const listening = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace("/api/", "");
    paths.push(path);
    const { status, headers, data } = replies[path] ?? {
      status: 200,
      data: { list: [], total: 0 },
    };
    response.writeHead(status, {
      "content-type": "application/json",
      connection: "close",
      ...headers,
    });
    setTimeout(() => response.end(JSON.stringify({ code: status, message: "", data })), 10);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    paths,
  };
}

test("load: a buyer who receives no code for an hour browses meanwhile, and the simulation stops on request", async () => {
  const { url, paths } = await startShop({
    "store/v1/buyer/sendCode": {
      status: 429,
      headers: { "retry-after": "3600" },
      data: { error: "code.rateLimited", wait: 3600 },
    },
  });
  const tally = new Tally();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 700);
  const startedAt = performance.now();
  await simulateTrade(
    { urls: [url], buyers: 1, speed: 0, seed: 1, staff: false, withFaults: false },
    tally,
    stop,
  );
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(paths.filter((path) => path.endsWith("sendCode"))).toHaveLength(1);
  expect(paths.filter((path) => path === "store/v1/goods").length).toBeGreaterThan(2);
  expect(tally.report()).toContain("1 × code: code.rateLimited");
});

test("load: a buyer with a lost sign-up response signs in", async () => {
  const { url } = await startShop({
    "store/v1/buyer/register": { status: 422, data: { error: "code.wrong" } },
    "store/v1/buyer/login": { status: 200, data: { token: "t" } },
  });
  const tally = new Tally();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 500);
  await simulateTrade(
    { urls: [url], buyers: 1, speed: 0, seed: 1, staff: false, withFaults: false },
    tally,
    stop,
  );
  expect(tally.report()).toMatch(/code 1 · signIn 1 · topUp 1/);
});
