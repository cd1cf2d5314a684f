import { createServer } from "node:http";
import { type AddressInfo, createServer as createNetServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSmsTransport, createSmtpTransport } from "../../adapters/transports.ts";
import type { Message, Transport } from "../../core/transport.ts";
import { Queues } from "../../framework/server/jobs/queues.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import { createFailureStore, sendMessage } from "../../resources/platform/server.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { visitor } from "./people.ts";

let server: TestServer;
let transmit: Transport = async () => {};
const transports = { phone: (message: Message) => transmit(message) };
beforeAll(async () => {
  server = await startTestServer({ server: { transports } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await query("delete from outbox");
  await query("delete from failed_tasks");
  await query("delete from pgboss.job");
});

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const message: Message = {
  channel: "phone",
  to: "+61400000400",
  subject: "Code",
  body: "123456 is your code",
};
const send = (changes: Partial<Message> = {}, work: (tx: Tx) => void = () => {}) =>
  transaction(server.database.pool, { tenant: "none" }, "write", async (tx) => {
    await sendMessage({ engine: server.engine, tx }, { ...message, ...changes });
    work(tx);
  });
const idle = () => server.engine.queues?.idle();
const rows = () => query("select * from outbox order by id");
const list = async (resource: "outbox" | "failedTask", filter = {}) =>
  (await server.get("platform", `system/${resource}/getList`, filter)).data.list;
/** Makes the next attempts of all tasks due now, and waits for them. */
const repeat = async () => {
  await query("update pgboss.job set start_after = now() - interval '1 second'");
  await idle();
};
const failAll = async () => {
  for (let attempt = 1; attempt <= 11; attempt += 1) await repeat();
};
const listenLocally = async (listener: Server): Promise<number> => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", () => resolve()));
  return (listener.address() as AddressInfo).port;
};
const collect = () => {
  const sent: string[] = [];
  transmit = async ({ body }) => void sent.push(body);
  return sent;
};
const fail = (reason = "away") => {
  transmit = async () => {
    throw new Error(reason);
  };
};

describe("a message", () => {
  test("is sent at once, and only that it was remains", async () => {
    const sent = collect();
    await send();
    await vi.waitFor(() => expect(sent).toEqual(["123456 is your code"]), { timeout: 2000 });
    await idle();
    expect(await rows()).toMatchObject([{ status: "sent", body: null, error: null }]);
  });

  test("is not sent where its transaction is rolled back", async () => {
    const sent = collect();
    const rolledBack = send({}, () => {
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await idle();
    expect([sent, await rows(), await query("select from pgboss.job")]).toEqual([[], [], []]);
  });

  test("is sent by another process where its own dies after the commit", async () => {
    const sent = collect();
    const { engine } = server;
    const { queues } = engine;
    const queue = queues?.queue("deliverMessage");
    if (!queues || !queue) throw new Error("the server has no such queue");
    // The process dies with the commit: it does not even begin to send.
    vi.spyOn(queues, "wake").mockImplementation(() => {});
    await send();
    expect([sent, await rows()]).toEqual([[], [expect.objectContaining({ status: "queued" })]]);
    const next = new Queues({
      engine,
      queues: [queue],
      ...createFailureStore(engine),
      reportError: () => {},
    });
    next.wake(queue.name);
    await vi.waitFor(() => expect(sent).toEqual(["123456 is your code"]));
    await next.stop();
    expect(await rows()).toMatchObject([{ status: "sent" }]);
  });

  test("neither delays nor fails its sender, when the transport does", async () => {
    const ends: (() => void)[] = [];
    transmit = () =>
      new Promise((_, reject) => {
        ends.push(() => reject(new Error("away")));
      });
    await send();
    await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 30_000 });
    expect(await rows()).toMatchObject([{ status: "queued", error: null }]);
    for (const end of ends) end();
    await idle();
    expect(await rows()).toMatchObject([{ status: "queued", error: "away" }]);
  });

  test("B13: is retried until it is sent, and not readable meanwhile", async () => {
    fail();
    await send();
    await idle();
    const [{ id }] = await rows();
    const waiting = await server.get("platform", "system/outbox/get", { id });
    expect(waiting.data).toMatchObject({ status: "queued", error: "away", body: null });
    await repeat();
    const sent = collect();
    await repeat();
    await repeat();
    expect(sent).toEqual(["123456 is your code"]);
    expect(await rows()).toMatchObject([{ status: "sent", body: null, error: null }]);
    expect(await list("failedTask")).toEqual([]);
  });

  test("B13: is dropped when it is of no use any more", async () => {
    fail();
    await send({ usefulMinutes: 0 });
    await idle();
    expect(await rows()).toMatchObject([{ status: "failed", body: null, error: "away" }]);
    await repeat();
    expect([await list("failedTask"), await list("outbox", { status: "failed" })]).toMatchObject([
      [],
      [{ status: "failed" }],
    ]);
    const [{ id }] = await rows();
    const again = await server.post("platform", "system/outbox/sendAgain", { id });
    expect([again.code, again.data.error]).toEqual([422, "message.contentDeleted"]);
  });
});

describe("a message that fails in every attempt", () => {
  test("is a failed task, and is sent again from there", async () => {
    fail("the mail server is away");
    await send();
    await failAll();
    expect(await list("outbox")).toMatchObject([
      { status: "failed", error: "the mail server is away" },
    ]);
    const [task] = await list("failedTask");
    const [{ id, body }] = await rows();
    expect(task).toMatchObject({
      title: "Send an email or text message",
      status: "failed",
      error: "the mail server is away",
      resource: "outbox",
      recordId: id,
    });
    expect(body).toBe(message.body);
    const sent = collect();
    await server.post("platform", "system/failedTask/retry", { id: task.id });
    await idle();
    expect(sent).toEqual([message.body]);
    expect(await list("outbox")).toMatchObject([{ status: "sent" }]);
    expect(await list("failedTask")).toMatchObject([{ status: "succeeded" }]);
  });

  test("is sent again from the list of messages, which ends the failed task", async () => {
    fail();
    await send();
    await failAll();
    const [{ id }] = await rows();
    const sent = collect();
    const again = await server.post("platform", "system/outbox/sendAgain", { id });
    expect(again).toMatchObject({ code: 200, data: { status: "queued" } });
    await idle();
    expect(sent).toEqual([message.body]);
    expect(await rows()).toMatchObject([{ status: "sent", body: null }]);
    expect(await list("failedTask")).toMatchObject([{ status: "succeeded" }]);
    const once = await server.post("platform", "system/outbox/sendAgain", { id });
    expect(once.data.error).toBe("record.statusNotAllowed");
  });

  test("loses its content when it is of no use any more, and its failed task is dismissed", async () => {
    fail();
    await send({ usefulMinutes: 60 });
    await failAll();
    const { runJob } = server;
    await runJob("cleanUp");
    expect(await rows()).toMatchObject([{ status: "failed", body: message.body }]);
    const readVersions = () =>
      query("select o.version, f.version as task from outbox o, failed_tasks f");
    const [before] = await readVersions();
    const changed = new Set<string>();
    server.engine.onChange((change) => change && changed.add(change.resource));
    await runJob("cleanUp", new Date(Date.now() + 61 * 60_000));
    expect(await readVersions()).toEqual([{ version: before.version + 1, task: before.task + 1 }]);
    expect([...changed]).toEqual(expect.arrayContaining(["outbox", "failedTasks"]));
    expect(await rows()).toMatchObject([{ status: "failed", body: null }]);
    expect(await list("failedTask")).toMatchObject([{ status: "dismissed" }]);
  });

  test("is for administrators with the permission only", async () => {
    fail();
    await send();
    await failAll();
    const [{ id }] = await rows();
    const reader = await server.hire(["platform:outbox"], null);
    expect((await server.get(reader, "system/outbox/get", { id })).data.body).toBeNull();
    for (const user of ["harbour", reader])
      expect((await server.post(user, "system/outbox/sendAgain", { id })).code).toBe(403);
    expect(await rows()).toMatchObject([{ status: "failed" }]);
  });
});

test("a code to sign in is sent within two seconds, in the transaction that stores it", async () => {
  const sent = collect();
  const from = visitor(server);
  await query("update members set phone = $1, phone_verified = true where username = 'harbour'", [
    message.to,
  ]);
  const answer = await from.post("common/sendPhoneCode", {
    phone: message.to,
    sendType: "login",
    ...(await from.captcha()),
  });
  expect(answer.code).toBe(200);
  await vi.waitFor(() => expect(sent).toEqual([expect.stringMatching(/^\d{6} is your/)]), {
    timeout: 2000,
  });
});

test("without a transport a message is stored for the platform to read", async () => {
  await send({ channel: "email", to: "reader@example.com" });
  const [{ id }] = await list("outbox", { recipient: "reader@example.com" });
  const kept = await server.get("platform", "system/outbox/get", { id });
  expect(kept.data).toMatchObject({ channel: "email", body: message.body, status: "kept" });
  expect((await server.get("harbour", "system/outbox/getList")).code).toBe(403);
  expect((await server.post("platform", "system/outbox/editSubmit", { recipient: "x" })).code).toBe(
    404,
  );
});

test("texts are passed in the provider's format", async () => {
  const seen: unknown[] = [];
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      seen.push([request.headers.authorization, JSON.parse(body)]);
      response.writeHead(seen.length === 1 ? 200 : 503).end();
    });
  });
  transmit = createSmsTransport(`http://127.0.0.1:${await listenLocally(service)}`, "token");
  await send();
  await idle();
  expect(seen).toEqual([["Bearer token", { to: message.to, text: message.body }]]);
  await send();
  await idle();
  expect((await rows()).at(-1)).toMatchObject({
    status: "queued",
    error: "the SMS provider returned 503",
  });
  await new Promise((resolve) => service.close(resolve));
});

test("letters are handed to a mail server", async () => {
  const lines: string[] = [];
  const mail = createNetServer((socket) => {
    let inMessage = false;
    socket.write("220 mail.example\r\n");
    socket.on("data", (part) => {
      for (const line of part.toString().split("\r\n").filter(Boolean)) {
        lines.push(line);
        if (inMessage && line !== ".") continue;
        const begins = line === "DATA";
        socket.write(begins ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        inMessage = begins;
      }
    });
    socket.on("error", () => {});
  });
  const url = `smtp://127.0.0.1:${await listenLocally(mail)}`;
  const transport = createSmtpTransport(url, "Markethall <post@markethall.example>");
  await transport({ ...message, channel: "email", to: "reader@example.com" });
  expect(lines).toContain("MAIL FROM:<post@markethall.example>");
  expect(lines).toContain("RCPT TO:<reader@example.com>");
  expect(lines).toContain("Subject: Code");
  expect(lines).toContain("123456 is your code");
  mail.close();
});
