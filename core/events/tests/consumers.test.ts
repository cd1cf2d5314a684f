import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../../framework/server/transaction.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../server/transactionContext.ts";
import { consumeEvents } from "../server/consumeEvents.ts";
import { defineConsumer, type StoredEvent } from "../server/defineConsumer.ts";
import { type DomainEvent, emit } from "../server/emit.ts";
import { lockCursor } from "../server/eventCursors.ts";
import { handleEventQueue } from "../server/handleEventQueue.ts";
import { readNextEvents } from "../server/readEvents.ts";

type Handle = (ctx: TransactionContext, events: readonly StoredEvent[]) => Promise<void>;
const collect: Handle = async ({ tx }, events) => {
  for (const { key } of events) await tx.run(sql`insert into handled values (${key})`);
};
let handle: Handle = collect;
const collector = defineConsumer({
  name: "collector",
  topics: ["order.unshipped", "product.published"],
  handle: (ctx, events) => handle(ctx, events),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ server: { consumers: [collector] } });
  await query("create table handled (key bigint)");
});
afterAll(() => server.close());
beforeEach(async () => {
  handle = collect;
  await idle();
  await query("truncate handled");
});

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;
const idle = () => server.engine.queues?.idle();
const listHandled = async () =>
  (await query("select key from handled order by key")).map(({ key }) => key);
const unshipped = (key: number): DomainEvent => ({
  topic: "order.unshipped",
  key,
  shopId: server.shops.harbour,
  payload: { orderId: key, number: `#${key}` },
});
const write = <T>(work: (ctx: TransactionContext) => Promise<T>) =>
  inTransaction(server.engine, { actor: systemActor }, work);
const send = (...keys: number[]) => write(async (ctx) => emit(ctx, ...keys.map(unshipped)));

test("an event of a committed transaction is handled once, and of a rolled-back one never", async () => {
  await send(1, 2);
  await expect(
    write(async (ctx) => {
      emit(ctx, unshipped(3));
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await write(async (ctx) => {
    const part = ctx.tx.savepoint(async () => {
      emit(ctx, unshipped(4));
      throw new Error("not this part");
    });
    await part.catch(() => {});
    emit(ctx, unshipped(5));
  });
  await idle();
  expect(await listHandled()).toEqual([1, 2, 5]);
  await consumeEvents(server.engine, "collector");
  expect(await listHandled()).toEqual([1, 2, 5]);
});

test("a consumer receives what happened, by whom, and only its topics", async () => {
  const received: StoredEvent[] = [];
  handle = async (_ctx, events) => void received.push(...events);
  const now = new Date("2026-11-01T02:03:04Z");
  await inTransaction(
    server.engine,
    { actor: { kind: "buyer", id: 7, name: "Mei" }, now },
    async (ctx) => {
      emit(ctx, {
        topic: "product.unpublished",
        key: 9,
        shopId: server.shops.harbour,
        payload: { goodsId: 9 },
      });
      emit(ctx, unshipped(9));
    },
  );
  await idle();
  expect(received).toEqual([
    {
      ...unshipped(9),
      id: expect.any(Number),
      actor: { kind: "buyer", id: 7, name: "Mei" },
      at: now,
    },
  ]);
});

test("many events of other topics do not end a run before those of its own", async () => {
  await query(
    `insert into domain_events (topic, key, shop_id, payload, actor_kind, actor_name)
     select 'order.placed', 0, $1, '{}', 'system', '' from generate_series(1, 1100)`,
    [server.shops.harbour],
  );
  await query(
    `insert into domain_events (topic, key, shop_id, payload, actor_kind, actor_name)
     values ('order.unshipped', 77, $1, '{"orderId": 77, "number": "#77"}', 'system', '')`,
    [server.shops.harbour],
  );
  expect(await consumeEvents(server.engine, "collector")).toBe(1);
  expect(await listHandled()).toEqual([77]);
});

test("two processes handle each event once", async () => {
  const keys = Array.from({ length: 250 }, (_, place) => 1000 + place);
  for (let from = 0; from < keys.length; from += 50) {
    await Promise.all([
      send(...keys.slice(from, from + 50)),
      consumeEvents(server.engine, "collector"),
      consumeEvents(server.engine, "collector"),
    ]);
  }
  await idle();
  expect(await listHandled()).toEqual(keys);
});

test("while a consumer runs, further events add no task, and are handled by it", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isStarted = () => {};
  const started = new Promise<void>((resolve) => {
    isStarted = resolve;
  });
  handle = async (ctx, events) => {
    isStarted();
    await ended;
    await collect(ctx, events);
  };
  await send(2001);
  await started;
  const countTasks = () =>
    query("select count(*)::int as n from pgboss.job where name = 'consumeEvents'");
  const before = await countTasks();
  await send(2002);
  await sleep(100);
  expect(await countTasks()).toEqual(before);
  end();
  await idle();
  expect(await listHandled()).toEqual([2001, 2002]);
});

test("an event whose transaction commits after a later one is not skipped", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  const late = transaction(server.database.pool, { tenant: "none" }, "write", async (tx) => {
    await tx.run(sql`
      insert into domain_events (topic, key, payload, actor_kind, actor_name)
      values ('order.unshipped', 31, '{}', 'system', '')`);
    isWritten();
    await held;
  });
  await written;
  await send(32);
  const consumed = consumeEvents(server.engine, "collector");
  await sleep(100);
  // The later one waits: a cursor beyond it would skip the earlier one.
  expect(await listHandled()).toEqual([]);
  release();
  await Promise.all([late, consumed]);
  await idle();
  expect(await listHandled()).toEqual([31, 32]);
});

test("a crash between the handling and the cursor repeats the event, and leaves nothing twice", async () => {
  let attempts = 0;
  handle = async (ctx, events) => {
    await collect(ctx, events);
    attempts += 1;
    // Ends the connection of the consumer, as the death of its process does.
    if (attempts === 1) {
      const pid = await ctx.tx.readValue(sql<number>`select pg_backend_pid()`);
      await query("select pg_terminate_backend($1)", [pid]);
      await ctx.tx.run(sql`select 1`);
    }
  };
  await send(41);
  await idle();
  await consumeEvents(server.engine, "collector");
  expect(attempts).toBe(2);
  expect(await listHandled()).toEqual([41]);
});

test("an event that fails is repeated alone, and at last shown with the failed tasks", async () => {
  let isBroken = true;
  handle = async (ctx, events) => {
    await collect(ctx, events);
    if (isBroken && events.some(({ key }) => key === 52)) throw new Error("cannot count 52");
  };
  await send(51, 52, 53);
  await idle();
  expect(await listHandled()).toEqual([51, 53]);

  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await query("update pgboss.job set start_after = now() - interval '1 second'");
    await idle();
  }
  const { data } = await server.get("platform", "system/failedTask/getList");
  expect(data.list).toMatchObject([
    {
      title: "Handle an event again",
      record: "order.unshipped",
      resource: "domainEvents",
      error: "cannot count 52",
      status: "failed",
    },
  ]);
  isBroken = false;
  await server.post("platform", "system/failedTask/retry", { id: data.list[0].id });
  await idle();
  expect(await listHandled()).toEqual([51, 52, 53]);
});

test("an event that a task has handled is not handled by it again, also where the task is repeated", async () => {
  let isBroken = true;
  handle = async (ctx, events) => {
    if (isBroken) throw new Error("cannot count 54");
    await collect(ctx, events);
  };
  await send(54);
  await idle();
  isBroken = false;
  // The process dies after the commit, before the task is over: its queue sends it again.
  const [{ data: task }] = await query(
    "select data from pgboss.job where name = 'handleEvent' and state < 'active'",
  );
  await query("update pgboss.job set start_after = now() - interval '1 second'");
  await idle();
  expect(await listHandled()).toEqual([54]);
  await inTransaction(server.engine, { actor: systemActor }, async ({ engine, tx }) => {
    await engine.queues?.send(tx, handleEventQueue, task.input);
  });
  await idle();
  expect(await listHandled()).toEqual([54]);
});

test("events of other topics are passed over and not read", async () => {
  await send(82);
  await write(({ tx }) =>
    tx.run(sql`
      insert into domain_events (topic, key, payload, actor_kind, actor_name)
      values ('order.shipped', 83, '{}', 'system', '')`),
  );
  const read = (topics: Parameters<typeof readNextEvents>[2], limit: number) =>
    write(({ tx }) => readNextEvents(tx, { xid: "0", id: 0 }, topics, limit));
  const listKeys = async () =>
    (await read(["order.shipped"], 100_000)).events.map(({ key }) => key);
  await expect.poll(listKeys).toEqual([83]);
  const all = await read(["order.shipped", "order.unshipped"], 100_000);
  expect(await read([], 100_000)).toEqual({ events: [], last: all.last, isFull: false });
  expect(await read(["order.shipped"], 1)).toMatchObject({ events: [], isFull: true });
});

test("a consumer of the present does not handle what happened before it", async () => {
  await send(81);
  await idle();
  const handlesAs = (begins: "stored" | "now") =>
    write(async ({ tx }) => {
      const cursor = await lockCursor(tx, { name: "ofThePresent", begins });
      const { events } = await readNextEvents(tx, cursor, ["order.unshipped"], 100_000);
      await tx.run(sql`delete from event_cursors where consumer = 'ofThePresent'`);
      return events.some(({ key }) => key === 81);
    });
  // Transactions of other tests hold it back for a moment.
  await expect.poll(() => handlesAs("stored")).toBe(true);
  expect(await handlesAs("now")).toBe(false);
});

test("after a restore into another server, where transaction ids begin anew, new events are handled", async () => {
  await send(71);
  await idle();
  await query("update domain_events set xid = '9000000000000'");
  await query("update event_cursors set xid = '9000000000000'");
  await send(72);
  await consumeEvents(server.engine, "collector");
  expect(await listHandled()).toEqual([71]);
  expect(await server.runJob("catchUpEvents")).toMatchObject({ failed: 0 });
  expect(await listHandled()).toEqual([71, 72]);
});

test("the job handles events whose process died before it woke their consumers, and deletes old ones", async () => {
  await query(
    `insert into domain_events (topic, key, payload, actor_kind, actor_name, add_time)
     values ('order.unshipped', 61, '{}', 'system', '', now() - interval '31 days')`,
  );
  expect(await server.runJob("catchUpEvents")).toMatchObject({ failed: 0 });
  expect(await listHandled()).toEqual([61]);
  expect(await query("select 1 from domain_events where key = 61")).toEqual([]);
  expect(await query("select 1 from domain_events where key = 53")).toHaveLength(1);
});
