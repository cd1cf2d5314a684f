import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWebhookSender } from "../../../adapters/webhookSender.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

interface Received {
  body: string;
  headers: IncomingMessage["headers"];
}
let server: TestServer;
let market: Market;
let address = "";
const received: Received[] = [];
const accept = (_request: IncomingMessage, response: ServerResponse) => response.end("thanks");
let answer = accept;
const endpoint = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    received.push({ body: Buffer.concat(pieces).toString(), headers: request.headers });
    answer(request, response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/events`;
  server = await startTestServer({ server: { privateWebhooks: true } });
  market = await openMarket(server);
});
afterAll(async () => {
  endpoint.close();
  await server.close();
});
beforeEach(async () => {
  await idle();
  await query("update webhooks set status = 'paused'");
  await query("delete from webhook_deliveries");
  received.length = 0;
  answer = accept;
});

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;
const idle = () => server.engine.queues?.idle();
/** Makes the next attempts of all tasks due now, and waits for them. */
const repeat = async () => {
  await query("update pgboss.job set start_after = now() - interval '1 second'");
  await idle();
};
const addWebhook = async (topics: readonly string[]) => {
  const values = { name: "Till", url: address, topics };
  const { data, code } = await server.post("harbour", "member/webhook/editSubmit", values);
  expect(code).toBe(200);
  const issued = await server.post("harbour", "member/webhook/issue", { id: data.id });
  return { id: data.id as number, secret: findSecret(issued.data) };
};
const findSecret = (data: unknown): string =>
  /mhwh_[\w-]{43}/.exec(JSON.stringify(data))?.[0] ?? "";
const listDeliveries = async () =>
  (await server.get("harbour", "member/webhookDelivery/getList")).data.list;
const readDelivery = async (id: number) =>
  (await server.get("harbour", "member/webhookDelivery/get", { id })).data;
const placeOrder = async () => {
  const { skuId } = await market.cartItem(10, 5);
  const placed = await market.place(await market.addBuyer(), [{ skuId, qty: 1 }]);
  await idle();
  return placed;
};

describe("a webhook", () => {
  test("receives the events of its topics, signed with its secret", async () => {
    const { id, secret } = await addWebhook(["order.placed"]);
    const { orders } = await placeOrder();
    expect(received).toHaveLength(1);
    const [{ body = "", headers = {} } = {}] = received;
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^event_\d+$/),
      topic: "order.placed",
      createdAt: expect.any(String),
      test: false,
      data: {
        orderId: orders[0]?.id,
        number: orders[0]?.number,
        amount: orders[0]?.payPrice,
      },
    });
    const [, t, v1] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["markethall-signature"])) ?? [];
    expect(v1).toBe(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex"));
    expect(await listDeliveries()).toMatchObject([
      { topic: "order.placed", webhook: id, status: "delivered", responseCode: 200, attempts: 1 },
    ]);
  });

  test("does not show its secret again, and signs with the new one after it was replaced", async () => {
    const { id, secret } = await addWebhook(["order.placed"]);
    const { data } = await server.get("harbour", "member/webhook/get", { id });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(secret.startsWith(data.prefix)).toBe(true);
    const rolled = await server.post("harbour", "member/webhook/roll", { id });
    const next = findSecret(rolled.data);
    expect(next).toHaveLength(48);
    expect(next).not.toBe(secret);
    await server.post("harbour", "member/webhook/sendTest", { id });
    await idle();
    const [{ body = "", headers = {} } = {}] = received;
    expect(JSON.parse(body)).toMatchObject({ topic: "order.placed", test: true });
    const [, t, v1] = /^t=(\d+),v1=(.+)$/.exec(String(headers["markethall-signature"])) ?? [];
    expect(v1).toBe(createHmac("sha256", next).update(`${t}.${body}`).digest("hex"));
  });

  test("that is paused, or of another shop, receives nothing", async () => {
    const { id } = await addWebhook(["order.placed"]);
    await server.post("harbour", "member/webhook/pause", { id });
    await placeOrder();
    await server.post("harbour", "member/webhook/resume", { id });
    const { skuId } = await market.cartItem(10, 5, {}, "laneway");
    await market.place(await market.addBuyer(), [{ skuId, qty: 1 }]);
    await idle();
    expect(received).toEqual([]);
    expect((await server.post("laneway", "member/webhook/sendTest", { id })).code).toBe(404);
  });

  test("is for members with the permission only", async () => {
    const clerk = await server.hire(["order:list"]);
    expect((await server.get(clerk, "member/webhook/getList")).code).toBe(403);
    expect((await server.get(clerk, "member/webhookDelivery/getList")).code).toBe(403);
  });

  test("can be deleted while it has no deliveries", async () => {
    const { id } = await addWebhook(["order.placed"]);
    await placeOrder();
    const remove = () => server.post("harbour", "member/webhook/delete", { ids: [id] });
    expect((await remove()).code).toBe(409);
    await query("delete from webhook_deliveries");
    expect((await remove()).code).toBe(200);
    expect(await query("select 1 from webhook_secrets where webhook_id = $1", [id])).toEqual([]);
  });
});

describe("a delivery", () => {
  test("that fails is attempted again until it is accepted, and can be sent again", async () => {
    await addWebhook(["order.placed"]);
    answer = (_request, response) => response.writeHead(503).end("x".repeat(5000));
    await placeOrder();
    const [failing] = await listDeliveries();
    expect(failing).toMatchObject({ status: "retrying", responseCode: 503, attempts: 1 });
    expect(await readDelivery(failing.id)).toMatchObject({ error: "declined" });
    expect((await readDelivery(failing.id)).response).toHaveLength(2000);
    answer = accept;
    await repeat();
    expect(await listDeliveries()).toMatchObject([{ status: "delivered", attempts: 2 }]);
    await server.post("harbour", "member/webhookDelivery/sendAgain", { id: failing.id });
    await idle();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  test("is not redirected", async () => {
    await addWebhook(["order.placed"]);
    answer = (_request, response) => response.writeHead(302, { location: address }).end();
    await placeOrder();
    expect(received).toHaveLength(1);
    expect(await listDeliveries()).toMatchObject([{ status: "retrying", responseCode: 302 }]);
  });

  test("fails for good after a day, which is no failed task of the platform", async () => {
    await addWebhook(["order.placed"]);
    answer = (_request, response) => response.writeHead(500).end();
    await placeOrder();
    await query("update webhook_deliveries set until = now() - interval '1 second'");
    await repeat();
    expect(await listDeliveries()).toMatchObject([{ status: "failed", attempts: 2 }]);
    await repeat();
    expect(received).toHaveLength(2);
    expect((await server.get("platform", "system/failedTask/getList")).data.list).toEqual([]);
  });

  test("that fails after days of failures disables its webhook, of which the shop is notified", async () => {
    const { id } = await addWebhook(["order.placed"]);
    answer = (_request, response) => response.writeHead(500).end();
    await placeOrder();
    const read = async () => (await server.get("harbour", "member/webhook/get", { id })).data;
    expect(await read()).toMatchObject({ status: "active", failingSince: expect.any(String) });
    await query("update webhooks set failing_since = now() - interval '73 hours' where id = $1", [
      id,
    ]);
    await repeat();
    expect(await read()).toMatchObject({ status: "disabled" });
    const { list } = (await server.get("harbour", "member/notice/getList")).data;
    expect(list[0]).toMatchObject({ kind: "webhookDisabled", refId: id, no: "Till" });
    // What still waits for it is not sent any more.
    const before = received.length;
    await repeat();
    expect(received).toHaveLength(before);
    expect(await listDeliveries()).toMatchObject([{ status: "failed" }]);
    await server.post("harbour", "member/webhook/resume", { id });
    expect(await read()).toMatchObject({ status: "active", failingSince: null });
  });
});

test("an address of a private network, or without encryption, is rejected before and when it is used", async () => {
  const sender = createWebhookSender({ allowPrivate: false });
  expect(sender.findAddressFault("https://shop.example/events")).toBeNull();
  expect(sender.findAddressFault("http://shop.example/events")).toBe("encrypted");
  for (const host of [
    "127.0.0.1",
    "10.0.0.8",
    "[::1]",
    "169.254.169.254",
    "localhost",
    "2130706433",
  ])
    expect(sender.findAddressFault(`https://${host}/`)).toBe("private");
  await expect(sender.post("https://127.0.0.1/", "{}", {})).rejects.toThrow("addressInvalid");
  // A public name that leads to a private address.
  await expect(sender.post("https://localhost.localdomain/", "{}", {})).rejects.toThrow();

  const guarded = await startTestServer();
  try {
    const values = { name: "Till", url: "https://10.0.0.8/", topics: ["order.paid"] };
    const { code, data } = await guarded.post("harbour", "member/webhook/editSubmit", values);
    expect(code).toBe(400);
    expect(JSON.stringify(data)).toContain("url");
  } finally {
    await guarded.close();
  }
});
