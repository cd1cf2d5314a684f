import { createServer } from "node:http";
import { createServer as createNetServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSmsTransport, createSmtpTransport } from "../../adapters/transports.ts";
import type { Message } from "../../core/transport.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { Mailer } from "../mailer/mailer.ts";
import { password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;

describe("the log of sign-ins", () => {
  test("holds everything about a session, for its shop", async () => {
    const { username, token, from } = await registered(server);
    await from.post("common/login", { username, password: "wrong" });
    const second = (
      await from.post("common/login", { username, password }, undefined, {
        "user-agent": "A browser",
      })
    ).data.token;
    await from.post("member/session/endOthers", {}, second);
    await from.post("common/logout", {}, second);
    const again = (await from.post("common/login", { username, password })).data.token;
    const { data } = await from.get("member/login/getList", again);
    const answer = data.list.map(
      (row: { event: string; ok: boolean; way: string | null; reason: string | null }) => [
        row.event,
        row.ok,
        row.way,
        row.reason,
      ],
    );
    expect(answer.reverse()).toEqual([
      ["register", true, null, null],
      ["signIn", true, "register", null],
      ["signIn", false, "password", "login.failed"],
      ["signIn", true, "password", null],
      ["sessionEnded", true, null, "1"],
      ["signOut", true, null, null],
      ["signIn", true, "password", null],
    ]);
    expect(
      data.list.find((row: { agent: string | null }) => row.agent === "A browser"),
    ).toMatchObject({
      username,
      ip: from.ip,
    });
    expect(token).toBeTruthy();
    const filtered = await from.get("member/login/getList?ok=false&event=signIn", again);
    expect(filtered.data.total).toBe(1);
    expect((await from.get("member/login/getList?sort=addTime&order=asc", again)).code).toBe(200);
  });
  test("shows a shop its own, and the platform those without a shop too", async () => {
    await visitor(server).post("common/login", { username: "nobody-here", password: "wrong" });
    const { data } = await server.get("harbour", "member/login/getList", { pageSize: 1000 });
    expect(data.list.length).toBeGreaterThan(0);
    expect(
      new Set(data.list.map((row: { username: string }) => row.username.split(":")[0])),
    ).toEqual(new Set(["harbour"]));
    const all = await server.get("platform", "system/login/getList", { username: "nobody-here" });
    expect(all.data.total).toBe(1);
  });
  test("is opened by its own right", async () => {
    const reader = await server.hire(["log:login"]);
    const stranger = await server.hire(["log:operation"]);
    expect((await server.get(reader, "member/login/getList")).code).toBe(200);
    expect((await server.get(stranger, "member/login/getList")).code).toBe(403);
    expect((await server.post(reader, "member/login/clean", { days: 1 })).code).toBe(403);
  });
});

describe("cleaning", () => {
  test.each([
    ["member/login", "login_log", "loginLog", 180],
    ["member/accountOperation", "audit_entries", "operationLog", 30],
  ])(
    "%s takes what is older than so many days of one's own shop, and is written down",
    async (api, table, resource, least) => {
      await server.get("harbour", "member/getUser");
      await server.get("laneway", "member/getUser");
      const row = (shop: number, days: number) =>
        table === "login_log"
          ? query(
              "insert into login_log (shop_id, username, ok, add_time) values ($1, 'old', true, now() - make_interval(days => $2))",
              [shop, days],
            )
          : query(
              "insert into audit_entries (shop_id, resource, operation, add_time) values ($1, 'old', 'edit', now() - make_interval(days => $2))",
              [shop, days],
            );
      const { harbour, laneway } = server.shops;
      for (const days of [least + 1, least + 10, least - 1]) await row(harbour, days);
      await row(laneway, least + 20);
      const count = async (shop: number) =>
        (
          await query(
            `select count(*)::integer as count from ${table} where shop_id = $1 and ${table === "login_log" ? "username" : "resource"} = 'old'`,
            [shop],
          )
        )[0].count;
      expect((await server.post("harbour", `${api}/clean`, { days: least })).data).toEqual({
        count: 2,
      });
      expect([await count(harbour), await count(laneway)]).toEqual([1, 1]);
      const [entry] = await query(
        "select * from audit_entries where shop_id = $1 and resource = $2 and action = 'clean'",
        [harbour, resource],
      );
      expect(entry).toMatchObject({
        operation: "action",
        changes: { days: [null, least], count: [null, 2] },
        member_name: "harbour",
        ip: "127.0.0.1",
      });
    },
  );
  test.each([[0], [-1], [0.5], ["many"], [null], [40_000]])("refuses %j days", async (days) => {
    const before = await query("select count(*) from login_log");
    const answer = await server.post("harbour", "member/login/clean", { days });
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors)).toEqual(["days"]);
    expect(await query("select count(*) from login_log")).toEqual(before);
  });
  test("of the platform's logs leaves the shops' alone", async () => {
    await query(
      "insert into login_log (shop_id, username, ok, add_time) values (null, 'old', true, now() - interval '190 days'), ($1, 'theirs', true, now() - interval '190 days')",
      [server.shops.harbour],
    );
    expect((await server.post("platform", "system/login/clean", { days: 185 })).data.count).toBe(1);
    expect(await query("select 1 from login_log where username = 'theirs'")).toHaveLength(1);
    expect((await server.post("platform", "system/operationLog/clean", { days: 31 })).code).toBe(
      200,
    );
    expect(
      await query("select 1 from audit_entries where shop_id is null and action = 'clean'"),
    ).toHaveLength(2);
  });
  test("is a right that the read-only log does not give, and no ledger has", async () => {
    const cleaner = await server.hire(["log:login", "log:login:clean"]);
    expect((await server.post(cleaner, "member/login/clean", { days: 3650 })).data).toEqual({
      count: 0,
    });
    expect((await server.post(cleaner, "member/accountOperation/clean", { days: 3650 })).code).toBe(
      403,
    );
  });
});

describe("the outbox", () => {
  const message: Message = {
    channel: "phone",
    to: "+61400000400",
    subject: "Code",
    body: "123456 is your code",
  };
  const last = async () => (await query("select * from outbox order by id desc limit 1"))[0];

  test("stores messages without a transport, readable by the platform only", async () => {
    await new Mailer(server.database.pool).send(message);
    const { data } = await server.get("platform", "system/outbox/getList", {
      recipient: message.to,
    });
    const { data: kept } = await server.get("platform", "system/outbox/get", {
      id: data.list[0].id,
    });
    expect(kept).toMatchObject({ channel: "phone", body: message.body, status: "kept" });
    expect((await server.get("harbour", "system/outbox/getList")).code).toBe(403);
    expect(
      (await server.post("platform", "system/outbox/editSubmit", { recipient: "x" })).code,
    ).toBe(404);
  });
  test("passes texts in the provider's format, and stores only that it did", async () => {
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
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", () => resolve()));
    const address = service.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const complaints: string[] = [];
    const mailer = new Mailer(
      server.database.pool,
      { phone: createSmsTransport(url, "token") },
      (_error, text) => complaints.push(text),
    );
    await mailer.send(message);
    await mailer.close();
    expect(seen).toEqual([["Bearer token", { to: message.to, text: message.body }]]);
    expect(await last()).toMatchObject({ status: "sent", body: null, error: null });
    await mailer.send(message);
    await mailer.close();
    expect(await last()).toMatchObject({
      status: "queued",
      error: "the SMS provider returned 503",
    });
    expect(complaints).toEqual(["a message was not carried"]);
    await new Promise((resolve) => service.close(resolve));
  });
  test("hands letters to a mail server", async () => {
    const publishChanges: string[] = [];
    const mail = createNetServer((socket) => {
      let inMessage = false;
      socket.write("220 mail.example\r\n");
      socket.on("data", (part) => {
        for (const line of part.toString().split("\r\n").filter(Boolean)) {
          publishChanges.push(line);
          if (inMessage && line !== ".") continue;
          const begins = line === "DATA";
          socket.write(begins ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
          inMessage = begins;
        }
      });
      socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", () => resolve()));
    const address = mail.address();
    const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const mailer = new Mailer(server.database.pool, {
      email: createSmtpTransport(url, "Markethall <post@markethall.example>"),
    });
    await mailer.send({
      channel: "email",
      to: "reader@example.com",
      subject: "Code",
      body: "654321 is your code",
    });
    await mailer.close();
    expect(publishChanges).toContain("MAIL FROM:<post@markethall.example>");
    expect(publishChanges).toContain("RCPT TO:<reader@example.com>");
    expect(publishChanges).toContain("Subject: Code");
    expect(publishChanges).toContain("654321 is your code");
    expect(await last()).toMatchObject({
      channel: "email",
      recipient: "reader@example.com",
      status: "sent",
      body: null,
    });
    mail.close();
  });
  test("neither delays nor fails the caller, when the transport does", async () => {
    const mailer = new Mailer(server.database.pool, {
      phone: () => new Promise((_, reject) => setTimeout(() => reject(new Error("away")), 300)),
    });
    const began = performance.now();
    await mailer.send(message);
    expect(performance.now() - began).toBeLessThan(200);
    await mailer.close();
    expect(await last()).toMatchObject({ status: "queued", error: "away" });
  });

  test("B13: a message is stored before it is sent, retried until it is sent, and dropped when it is obsolete", async () => {
    const sent: string[] = [];
    let isAway = true;
    const transports = {
      phone: async ({ body }: Message) => {
        if (isAway) throw new Error("away");
        sent.push(body);
      },
    };
    // Messages that earlier tests could not send.
    await query("delete from outbox where status = 'queued'");
    const mailer = new Mailer(server.database.pool, transports);
    await mailer.send({ ...message, body: "one" });
    await mailer.close();
    const { id } = await last();
    const secret = await server.get("platform", "system/outbox/get", { id });
    expect(secret.data).toMatchObject({ status: "queued", body: null });
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await mailer.sendPending(new Date())).toEqual({ found: 0, sent: 0 });
    expect(await mailer.sendPending(soon(1.1))).toEqual({ found: 1, sent: 0 });
    isAway = false;
    // Another process sends the messages that this one has left.
    const other = new Mailer(server.database.pool, transports);
    expect(await other.sendPending(soon(10))).toEqual({ found: 1, sent: 1 });
    expect([sent, await last()]).toEqual([
      ["one"],
      expect.objectContaining({ status: "sent", body: null, tries: 2 }),
    ]);
    expect(await other.sendPending(soon(600))).toEqual({ found: 0, sent: 0 });

    isAway = true;
    await other.send({ ...message, body: "a code", usefulMinutes: 0 });
    await other.close();
    expect(await last()).toMatchObject({
      status: "failed",
      body: null,
      error: "away",
      next_at: null,
    });
  });
});
