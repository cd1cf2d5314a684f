import { EventEmitter, once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { notFound } from "../framework/server/domainError.ts";
import { defineJob, getNextDueTime, type Job } from "../framework/server/jobs/defineJob.ts";
import { JobRunner } from "../framework/server/jobs/jobRunner.ts";
import { JobSchedule } from "../framework/server/jobs/jobSchedule.ts";
import { Queues } from "../framework/server/jobs/queues.ts";
import { createRunQueue } from "../framework/server/jobs/runQueue.ts";
import { transaction } from "../framework/server/transaction.ts";
import { createFailureStore, jobRunStore } from "../resources/platform/server.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.database.pool.query("delete from job_runs"));

type Run = Job["run"];
/** Simulates another API process on the same database. */
function process(run: Run, name = "settle"): JobRunner {
  const { engine } = server;
  return new JobRunner({
    engine,
    jobs: [defineJob({ name, everyMinutes: 1, run })],
    book: jobRunStore(engine),
    reportError: () => {},
  });
}
const runs = async () => {
  const { rows } = await server.database.pool.query(
    `select r.*, (select coalesce(json_agg(json_build_object('ref', ref, 'message', message) order by position), '[]')
       from job_runs_errors where parent_id = r.id) as errors from job_runs r order by id`,
  );
  return rows;
};
/** A run that lasts until the test releases it. */
function held(): { run: Run; release(): void } {
  const gate = new EventEmitter();
  return {
    run: async () => void (await once(gate, "open")),
    release: () => void gate.emit("open"),
  };
}
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Creates a run whose process was killed `seconds` ago. */
async function abandon(seconds: number): Promise<number> {
  const { engine, database } = server;
  const book = jobRunStore(engine);
  const requested = {
    job: "settle",
    trigger: "schedule",
    process: "gone:1",
    askedBy: null,
  } as const;
  const started = await transaction(database.pool, { tenant: "none" }, "write", (tx) =>
    book.begin(tx, requested),
  );
  await database.pool.query(
    "update job_runs set beat_at = now() - make_interval(secs => $2) where id = $1",
    [started?.id, seconds],
  );
  return started?.id ?? 0;
}

describe("a run", () => {
  test("is one alone when two processes ask at the same time", async () => {
    let ran = 0;
    const run: Run = async ({ progress }) => {
      await progress.handle("1", async () => {
        ran += 1;
        await later(150);
      });
    };
    const outcomes = await Promise.all([process(run).run("settle"), process(run).run("settle")]);
    expect(ran).toBe(1);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await runs()).toMatchObject([
      { status: "done", found: 1, done: 1, failed: 0, trigger: "schedule" },
    ]);
  });
  test("stores failures with their message, and does the rest", async () => {
    const met: number[] = [];
    const outcome = await process(({ progress }) =>
      progress.handleAll(
        async (after) =>
          [1, 2, 3, 4, 5]
            .filter((id) => id > after)
            .slice(0, 2)
            .map((id) => ({ id })),
        async ({ id }) => {
          met.push(id);
          if (id === 2) throw new Error("no stock row");
          if (id === 4) throw notFound();
          return id !== 5;
        },
        ({ id }) => `order ${id}`,
      ),
    ).run("settle");
    expect(met).toEqual([1, 2, 3, 4, 5]);
    expect(outcome).toMatchObject({ status: "failed", found: 5, done: 2, failed: 2 });
    const [kept] = await runs();
    expect(kept.errors[0]).toEqual({ ref: "order 2", message: "no stock row" });
    expect(kept.errors[1]).toMatchObject({
      ref: "order 4",
      message: expect.not.stringContaining("goods.gone"),
    });
  });
  test("says why it skips an item, which is no failure", async () => {
    const outcome = await process(({ progress }) =>
      progress.handle("order 1", async () => {
        progress.skip("order 1", "resources.settlementLines.screen.skipped.openRefunds");
        return false;
      }),
    ).run("settle");
    expect(outcome).toMatchObject({ status: "done", found: 1, done: 0, failed: 0 });
    const [run] = await runs();
    expect(run.errors).toEqual([
      { ref: "order 1", message: "resources.settlementLines.screen.skipped.openRefunds" },
    ]);
  });
  test("is the row of its job in the list until the next one begins", async () => {
    const one = process(({ progress }) => progress.handle("1", async () => true));
    const other = process(({ progress }) => progress.handle("1", async () => true), "closeUnpaid");
    for (const next of [one, one]) await next.run("settle");
    await other.run("closeUnpaid");
    expect((await runs()).map(({ job, latest }) => [job, latest])).toEqual([
      ["settle", false],
      ["settle", true],
      ["closeUnpaid", true],
    ]);
  });
  test("takes the instant that it is handed for now", async () => {
    const seen: Date[] = [];
    const there = new Date("2030-05-01T00:00:00Z");
    const one = process(async ({ now }) => void seen.push(now));
    await one.run("settle", { now: there });
    await one.run("settle");
    expect(seen[0]).toEqual(there);
    expect(Math.abs((seen[1]?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });
  test("that throws is failed, with the error", async () => {
    const one = process(() => Promise.reject(new Error("the query is wrong")));
    await one.run("settle");
    expect(await runs()).toMatchObject([
      { status: "failed", failed: 0, errors: [{ ref: "", message: "the query is wrong" }] },
    ]);
  });
  test("ends after the row that it is at when its process stops", async () => {
    const done: number[] = [];
    const one = process(({ progress }) =>
      progress.handleAll(
        async (after) => [{ id: after + 1 }],
        async ({ id }) => {
          done.push(id);
          await later(20);
        },
      ),
    );
    const running = one.run("settle");
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(1));
    await one.stop();
    expect(await running).toMatchObject({ status: "failed", done: done.length });
    expect(await runs()).toMatchObject([{ errors: [{ ref: "", message: "stopped" }] }]);
  });
});

describe("of scheduled runs", () => {
  test("only the newest empty one is retained", async () => {
    const one = process(async () => {});
    for (let turn = 0; turn < 3; turn += 1) await one.run("settle");
    await one.run("settle", { trigger: "manual", askedBy: { id: 1, name: "Ada" } });
    const last = await one.run("settle");
    const kept = await runs();
    expect(kept.map(({ asked_by }) => asked_by)).toEqual(["Ada", null]);
    expect(kept[1].id).toBe(last?.id);
  });
  test("those with equal failures are stored as one, with their number", async () => {
    let message = "the bank is closed";
    const one = process(({ progress }) =>
      progress.handle("7", () => Promise.reject(new Error(message))),
    );
    for (let turn = 0; turn < 3; turn += 1) await one.run("settle");
    message = "the bank is gone";
    await one.run("settle");
    expect((await runs()).map(({ times, errors }) => [times, errors[0].message])).toEqual([
      [3, "the bank is closed"],
      [1, "the bank is gone"],
    ]);
  });
});

describe("a run of a killed process", () => {
  test("is found failed, and its job taken over", async () => {
    const missing = await abandon(60);
    const outcome = await process(async ({ progress }) => progress.handle("1", async () => {})).run(
      "settle",
    );
    expect(outcome).toMatchObject({ status: "done", done: 1 });
    const [first, second] = await runs();
    expect(first).toMatchObject({
      id: missing,
      status: "failed",
      process: "gone:1",
      errors: [{ message: "lost" }],
    });
    expect(second).toMatchObject({ status: "done" });
    const { data } = await server.get(
      "platform",
      "system/job/get",
      { id: missing },
      { lang: "zh_CN" },
    );
    expect(data.errors[0].message).toContain("进程意外中止");
  });
  test("holds its job as long as it may be alive", async () => {
    await abandon(5);
    expect(await process(async () => {}).run("settle")).toBeNull();
  });
  test("writes no end over the one that was found for it", async () => {
    const gate = held();
    const slow = process(gate.run);
    const running = slow.run("settle");
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1));
    await server.database.pool.query("update job_runs set beat_at = now() - interval '1 minute'");
    await process(async ({ progress }) => progress.handle("1", async () => {})).run("settle");
    gate.release();
    await running;
    expect((await runs()).map(({ status }) => status)).toEqual(["failed", "done"]);
  });
});

describe("the platform", () => {
  const seed = () =>
    process(
      ({ progress }) => progress.handle("9", () => Promise.reject(new Error("no"))),
      "cleanUp",
    ).run("cleanUp");
  test("sees each job with its last run and its next turn", async () => {
    await server.runJob("cleanUp");
    const { data } = await server.get("platform", "system/job/jobs");
    const cleanUp = data.find(({ job }: { job: string }) => job === "cleanUp");
    expect(cleanUp).toMatchObject({ everyMinutes: 60, running: false, lastStatus: "done" });
    expect(Date.parse(cleanUp.nextAt)).toBeGreaterThan(Date.now());
  });
  test("runs a job now, and runs one again", async () => {
    const failed = await seed();
    const again = await server.post("platform", "system/job/rerun", { id: failed?.id });
    expect(again).toMatchObject({ code: 200, data: { id: failed?.id, status: "failed" } });
    await server.engine.jobs?.idle();
    const started = await server.post("platform", "system/job/run", { job: "cleanUp" });
    expect(started.code).toBe(200);
    await server.engine.jobs?.idle();
    const { data } = await server.get("platform", "system/job/getList", {
      sort: "id",
      order: "asc",
    });
    expect(
      data.list.map((run: { trigger: string; status: string }) => [run.trigger, run.status]),
    ).toEqual([
      ["schedule", "failed"],
      ["retry", "done"],
      ["manual", "done"],
    ]);
    expect(data.list[2]).toMatchObject({
      id: started.data.id,
      askedBy: "platform",
      job: "cleanUp",
    });
    expect((await server.get("platform", "system/job/getCounts")).data).toMatchObject({
      done: 2,
      failed: 1,
    });
  });
  test("is rejected beside one that is under way, and so is an unknown job", async () => {
    const gate = held();
    const running = process(gate.run, "cleanUp").run("cleanUp");
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1));
    const { code, data, message } = await server.post("platform", "system/job/run", {
      job: "cleanUp",
    });
    expect([code, data.error]).toEqual([409, "job.running"]);
    expect(message).toContain("already running");
    const [{ id }] = await runs();
    expect(await server.post("platform", "system/job/rerun", { id })).toMatchObject({ code: 409 });
    gate.release();
    await running;
    expect(await server.post("platform", "system/job/run", { job: "nothing" })).toMatchObject({
      code: 400,
      data: { errors: { job: "Job must be one of its options. /api/docs lists them." } },
    });
  });
  test("alone may: a shop's member is turned away, and so is who may only look", async () => {
    const run = await seed();
    for (const call of ["rerun", "run"])
      expect(
        await server.post("harbour", `system/job/${call}`, { id: run?.id, job: "cleanUp" }),
      ).toMatchObject({
        code: 403,
      });
    expect(await server.get("harbour", "system/job/getList")).toMatchObject({ code: 403 });
    const reader = await server.hire(["platform:jobs"], null);
    expect(await server.get(reader, "system/job/jobs")).toMatchObject({ code: 200 });
    expect(await server.post(reader, "system/job/rerun", { id: run?.id })).toMatchObject({
      code: 403,
    });
    expect(await server.post(reader, "system/job/run", { job: "cleanUp" })).toMatchObject({
      code: 403,
    });
    expect(await runs()).toHaveLength(1);
  });
});

test("cleaning up removes what has expired, and nothing else", async () => {
  const { pool } = server.database;
  await pool.query(
    "insert into captchas values ('old', 'a', now() - interval '1 minute'), ('new', 'b', now() + interval '5 minutes')",
  );
  expect(await server.runJob("cleanUp")).toMatchObject({ status: "done", found: 1, done: 1 });
  expect((await pool.query("select token from captchas")).rows).toEqual([{ token: "new" }]);
  const inTenMinutes = new Date(Date.now() + 600_000);
  expect(await server.runJob("cleanUp", inTenMinutes)).toMatchObject({ found: 1 });
  const inAYear = new Date(Date.now() + 365 * 24 * 3600_000);
  const { found } = await server.runJob("cleanUp", inAYear);
  expect(found).toBeGreaterThan(1);
  expect((await pool.query("select 1 from sessions")).rows).toEqual([]);
});

describe("turns", () => {
  test("are counted from the epoch", () => {
    const at = new Date("2026-04-01T10:07:30Z");
    expect(getNextDueTime({ everyMinutes: 5 }, at)).toEqual(new Date("2026-04-01T10:10:00Z"));
    expect(getNextDueTime({ everyMinutes: 1440 }, at)).toEqual(new Date("2026-04-02T00:00:00Z"));
    expect(() => defineJob({ name: "never", everyMinutes: 0, run: async () => {} })).toThrow(
      RangeError,
    );
  });
  test("start once for all processes together, and are made up for after a process is lost", {
    timeout: 20_000,
  }, async () => {
    const faults: unknown[] = [];
    let ran = 0;
    const processes = [1, 2, 3].map(() => {
      const runner = process(async ({ progress }) =>
        progress.handle("1", async () => {
          ran += 1;
        }),
      );
      const reportError = (error: unknown) => void faults.push(error);
      const { engine } = server;
      const failures = createFailureStore(engine);
      const queues = new Queues({
        engine,
        queues: [createRunQueue(runner)],
        ...failures,
        reportError,
      });
      return { queues, schedule: new JobSchedule({ runner, queues, reportError, everyMs: 50 }) };
    });
    for (const { schedule } of processes) schedule.start();
    await vi.waitFor(() => expect(ran).toBe(1), { timeout: 10_000 });
    await later(500);
    // A minute may have ended meanwhile.
    const turns = ran;
    expect(turns).toBeLessThanOrEqual(2);
    await abandon(60);
    await vi.waitFor(() => expect(ran).toBeGreaterThan(turns), { timeout: 10_000 });
    for (const { queues, schedule } of processes) {
      schedule.stop();
      await queues.stop();
    }
    expect(faults).toEqual([]);
    const kept = await runs();
    expect(kept.filter(({ status }) => status === "failed")).toMatchObject([{ process: "gone:1" }]);
    expect(kept.at(-1)).toMatchObject({ status: "done", trigger: "retry" });
    const { rows } = await server.database.pool.query(
      "select state, count(*) as n from pgboss.job where name = 'job-runs' group by state",
    );
    expect(rows.map(({ state }) => state)).toEqual(["completed"]);
  });
});
