import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { defineQueue, type Queue } from "../framework/server/jobs/defineQueue.ts";
import { Queues } from "../framework/server/jobs/queues.ts";
import { type Tx, transaction } from "../framework/server/transaction.ts";
import { createFailureStore } from "../resources/platform/server.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

type Run = Queue<string, Input>["run"];
interface Input {
  number: number;
}
let run: Run = async () => {};
const plain = defineQueue<"plain", Input>({
  name: "plain",
  retry: { limit: 2, delaySeconds: 60 },
  timeoutSeconds: 60,
  run: (input, context) => run(input, context),
});
const failed: [number, string][] = [];
const noted = defineQueue<"noted", Input>({
  name: "noted",
  retry: { limit: 0, delaySeconds: 1 },
  run: (input, context) => run(input, context),
  onFailure: async ({ number }, { error }) => {
    failed.push([number, error]);
    if (number === 11 && failed.length === 1) throw new Error("its record could not be written");
  },
});
const keyed = defineQueue<"keyed", Input>({
  name: "keyed",
  getKey: ({ number }) => String(number),
  run: (input, context) => run(input, context),
});

let server: TestServer;
let queues: Queues;
beforeAll(async () => {
  server = await startTestServer({ server: { queues: [plain, keyed, noted] } });
  if (!server.engine.queues) throw new Error("the server has no queues");
  queues = server.engine.queues;
});
afterAll(() => server.close());

const faults: unknown[] = [];
/** Simulates another API process on the same database. */
const startProcess = (): Queues =>
  new Queues({
    engine: server.engine,
    queues: [plain, keyed, noted],
    ...createFailureStore(server.engine),
    reportError: (error) => void faults.push(error),
    pollingSeconds: 0.5,
    maintenanceSeconds: 1,
  });
const write = <T>(work: (tx: Tx) => Promise<T>) =>
  transaction(server.database.pool, { tenant: "none" }, "write", work);
const send = (queue: Queue<string, Input>, number: number, after?: Date) =>
  write((tx) => queues.send(tx, queue, { number }, after && { after }));
const query = async (text: string) => (await server.database.pool.query(text)).rows;
const states = (queue: string) =>
  query(`select state, retry_count from pgboss.job where name = '${queue}' order by created_on`);
/** Makes the next attempts of all tasks due now. */
const makeDue = () =>
  query("update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'");
/** Makes both further attempts at the waiting tasks of `plain`. */
async function failEveryAttempt(): Promise<void> {
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    await queues.idle();
    await makeDue();
    queues.wake("plain");
    await queues.idle();
  }
}
const collect = () => {
  const numbers: number[] = [];
  run = async ({ number }) => void numbers.push(number);
  return numbers;
};

describe("a task", () => {
  test("is handled once its transaction has committed", async () => {
    const numbers = collect();
    await write(async (tx) => {
      await queues.send(tx, plain, { number: 1 });
      expect(numbers).toEqual([]);
    });
    await queues.idle();
    expect(numbers).toEqual([1]);
    expect(await states("plain")).toMatchObject([{ state: "completed", retry_count: 0 }]);
  });

  test("does not exist where its transaction is rolled back", async () => {
    const numbers = collect();
    const before = await states("plain");
    const rolledBack = write(async (tx) => {
      await queues.send(tx, plain, { number: 2 });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    queues.wake("plain");
    await queues.idle();
    expect([numbers, await states("plain")]).toEqual([[], before]);
  });

  test("is sent by a member's command, who has no access to the queues", async () => {
    const numbers = collect();
    const actor = {
      id: server.members.harbour ?? 0,
      name: "harbour",
      realm: "shop",
      tenantId: server.shops.harbour,
      roles: [],
      permissions: [],
    } as const;
    await server.engine.write(actor, async (tx) => {
      await queues.send(tx, plain, { number: 3 });
      // The transaction continues with the rights of the member.
      await expect(tx.savepoint(() => tx.text("select from pgboss.job", []))).rejects.toMatchObject(
        {
          code: "42501",
        },
      );
    });
    await queues.idle();
    expect(numbers).toEqual([3]);
  });

  test("waits for the instant that it is sent for", async () => {
    const numbers = collect();
    await send(plain, 4, new Date(Date.now() + 3_600_000));
    await queues.idle();
    expect(numbers).toEqual([]);
    await query(
      "update pgboss.job set start_after = now() - interval '1 second' where state = 'created'",
    );
    queues.wake("plain");
    await queues.idle();
    expect(numbers).toEqual([4]);
  });

  test("with a key is added once while it waits", async () => {
    const numbers = collect();
    await write(async (tx) => {
      for (const number of [5, 5, 6]) await queues.send(tx, keyed, { number });
    });
    await queues.idle();
    expect(numbers.toSorted()).toEqual([5, 6]);
    await send(keyed, 5);
    await queues.idle();
    expect(numbers.toSorted()).toEqual([5, 5, 6]);
  });

  test("that is requested soon after another waits for more of them, and who waits for all of them hurries it", async () => {
    const handled: number[] = [];
    run = async ({ number }) => void handled.push(number);
    const request = vi.spyOn(queues, "request");
    queues.requestSoon(keyed, { number: 61 });
    await queues.idle();
    for (const number of [62, 63, 62]) queues.requestSoon(keyed, { number });
    await queues.idle();
    expect(handled.toSorted()).toEqual([61, 62, 63]);
    expect(request.mock.calls.map(([, tasks]) => tasks)).toEqual([
      [{ input: { number: 61 } }],
      [{ input: { number: 62 } }, { input: { number: 63 } }],
    ]);
    request.mockRestore();
  });
  test("of a queue that the app does not list is an error", async () => {
    const other = defineQueue<"other", Input>({ name: "other", run: async () => {} });
    await expect(send(other, 1)).rejects.toThrow("the queue other is none of the app's");
  });
});

describe("a task that fails", () => {
  test("is attempted again after a growing pause, then stored with its error, and can be retried", async () => {
    const attempts: number[] = [];
    run = async (_, { attempt }) => {
      attempts.push(attempt);
      throw new Error(`attempt ${attempt} failed`);
    };
    await query("delete from pgboss.job");
    await send(plain, 7);
    await queues.idle();
    const [first] = await query(
      "select state, extract(epoch from start_after - now())::float as pause from pgboss.job where name = 'plain'",
    );
    expect(first).toMatchObject({ state: "retry", pause: expect.any(Number) });
    expect(first.pause).toBeGreaterThan(50);
    queues.wake("plain");
    await queues.idle();
    expect(attempts).toEqual([1]);

    await failEveryAttempt();
    expect(attempts).toEqual([1, 2, 3]);
    const failed = await server.get("platform", "system/failedTask/getList");
    expect(failed.data.list).toMatchObject([
      { queue: "plain", status: "failed", error: "attempt 3 failed" },
    ]);

    const numbers = collect();
    const { id } = failed.data.list[0];
    const shown = await server.get("platform", "system/failedTask/get", { id });
    expect(shown.data.input).toBe('{"number":7}');
    const retried = await server.post("platform", "system/failedTask/retry", { id });
    expect(retried).toMatchObject({ code: 200, data: { status: "retried" } });
    await queues.idle();
    expect(numbers).toEqual([7]);
    const done = await server.get("platform", "system/failedTask/get", { id });
    expect(done.data.status).toBe("succeeded");
    const again = await server.post("platform", "system/failedTask/retry", { id });
    expect(again.data.error).toBe("record.statusNotAllowed");
  });

  test("whose retry fails too is failed again, with the later error, until it is dismissed", async () => {
    run = async () => {
      throw new Error("the first error");
    };
    await query("delete from pgboss.job");
    await send(plain, 8);
    await failEveryAttempt();
    const { data } = await server.get("platform", "system/failedTask/getList", {
      status: "failed",
    });
    expect(data.list).toMatchObject([{ queue: "plain", error: "the first error" }]);
    const { id } = data.list[0];

    run = async () => {
      throw new Error("the later error");
    };
    await server.post("platform", "system/failedTask/retry", { id });
    await failEveryAttempt();
    const failed = await server.get("platform", "system/failedTask/getList", { status: "failed" });
    expect(failed.data.list).toMatchObject([{ id, error: "the later error" }]);

    const dismissed = await server.post("platform", "system/failedTask/dismiss", { id });
    expect(dismissed.data.status).toBe("dismissed");
    const again = await server.post("platform", "system/failedTask/retry", { id });
    expect(again.data.error).toBe("record.statusNotAllowed");
  });

  test("is recorded on its record together with the failed task, or not at all", async () => {
    run = async () => {
      throw new Error("no answer");
    };
    await query("delete from pgboss.job");
    await send(noted, 11);
    await vi.waitFor(async () => {
      await queues.idle();
      expect(failed).toEqual([
        [11, "no answer"],
        [11, "no answer"],
      ]);
    });
    const { data } = await server.get("platform", "system/failedTask/getList", { queue: "noted" });
    expect(data.list).toMatchObject([{ queue: "noted", error: "no answer" }]);
  });

  test("is for administrators with the permission only", async () => {
    expect(await server.get("harbour", "system/failedTask/getList")).toMatchObject({ code: 403 });
    const reader = await server.hire(["platform:failedTasks"], null);
    const listed = await server.get(reader, "system/failedTask/getList");
    expect(listed.code).toBe(200);
    const { id } = listed.data.list[0];
    expect(await server.post(reader, "system/failedTask/retry", { id })).toMatchObject({
      code: 403,
    });
  });
});

describe("several processes", () => {
  test("handle each task once", async () => {
    const numbers = collect();
    const processes = [startProcess(), startProcess(), startProcess()];
    await write(async (tx) => {
      for (let number = 0; number < 40; number += 1)
        await queues.send(tx, plain, { number }, { after: new Date() });
    });
    for (const one of processes) one.start();
    await vi.waitFor(() => expect(numbers.length).toBeGreaterThanOrEqual(40), { timeout: 15_000 });
    for (const one of processes) await one.stop();
    await queues.idle();
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at));
    expect(faults).toEqual([]);
  }, 30_000);

  test("continue what an ended process has left", async () => {
    const gate = new EventEmitter();
    let began = 0;
    run = async () => {
      began += 1;
      await once(gate, "open");
    };
    await query("delete from pgboss.job");
    const killed = startProcess();
    await write((tx) => killed.send(tx, plain, { number: 8 }));
    await vi.waitFor(() => expect(began).toBe(1));
    // Its process is killed: nothing ends the attempt, which times out.
    await query(
      "update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'",
    );
    const numbers = collect();
    const next = startProcess();
    next.start();
    await vi.waitFor(
      async () => expect(await states("plain")).toMatchObject([{ state: "retry" }]),
      {
        timeout: 10_000,
      },
    );
    await makeDue();
    await vi.waitFor(() => expect(numbers).toEqual([8]), { timeout: 10_000 });
    await next.stop();
    gate.emit("open");
    await killed.stop();
    expect(await states("plain")).toMatchObject([{ state: "completed", retry_count: 1 }]);
  }, 30_000);

  test("a process that stops ends the task that it handles, and takes no other", async () => {
    const gate = new EventEmitter();
    const numbers: number[] = [];
    run = async ({ number }) => {
      await once(gate, "open");
      numbers.push(number);
    };
    await query("delete from pgboss.job");
    const one = startProcess();
    await write(async (tx) => {
      for (const number of [1, 2, 3]) await one.send(tx, plain, { number });
    });
    await vi.waitFor(async () =>
      expect((await states("plain")).filter(({ state }) => state === "active")).toHaveLength(2),
    );
    const stopped = one.stop();
    gate.emit("open");
    await stopped;
    expect(numbers).toHaveLength(2);
    expect((await states("plain")).map(({ state }) => state).toSorted()).toEqual([
      "completed",
      "completed",
      "created",
    ]);
    collect();
    queues.wake("plain");
    await queues.idle();
  });
});

test("a changed retry policy is stored when the next process starts", async () => {
  const changed = { ...plain, retry: { limit: 9, delaySeconds: 5 } };
  const next = new Queues({
    engine: server.engine,
    queues: [changed],
    ...createFailureStore(server.engine),
    reportError: (error) => void faults.push(error),
  });
  await next.install();
  expect(
    await query("select retry_limit, retry_delay from pgboss.queue where name = 'plain'"),
  ).toEqual([{ retry_limit: 9, retry_delay: 5 }]);
  expect(() => defineQueue({ name: "never", concurrency: 0, run: async () => {} })).toThrow(
    RangeError,
  );
});
