import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { BuiltServer, type Process } from "./built.ts";
import { getPostgres } from "./runPostgres.ts";
import { chooseSize, isStress } from "./stress.ts";
import { addBuyers } from "./trade/buyers.ts";

const postgres = await getPostgres();
const built = new BuiltServer();
afterAll(async () => {
  built.close();
  await postgres?.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
type Answer = { code: number; data: any };
const tokens = new Map<string, string>();
/** Sends one call to one process, or to the proxy in front of both. */
async function call(base: string, user: string, at: string, body?: object): Promise<Answer> {
  const token = tokens.get(user);
  const answer = await fetch(`${base}/api/${at}`, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Answer;
}
async function signIn(base: string, user: string): Promise<Answer> {
  const answer = await call(base, user, "common/login", {
    username: user,
    password: "markethall-demo",
  });
  if (answer.code === 200) tokens.set(user, answer.data.token);
  return answer;
}

describe.skipIf(!postgres)(
  "two API processes on one PostgreSQL (skipped where none is installed)",
  {
    timeout: 60_000,
  },
  () => {
    const importSize = chooseSize(15_000, 30_000);
    let url: string;
    let root: string;
    let other: pg.Client;
    let one: Process;
    let two: Process;
    /** Forwards each request to the next process in turn, like a load balancer. */
    let proxy: http.Server;
    let front: string;
    const startBoth = (demo: Record<string, string>) =>
      Promise.all(
        [1, 2].map(() =>
          built.start({
            DATABASE_URL: url,
            DATA_DIR: root,
            POOL_SIZE: "4",
            STORE_RATE: "0",
            ...demo,
          }),
        ),
      ) as Promise<[Process, Process]>;
    /** Adds two shops with their owners, as the demo does, which takes ten seconds to fill. */
    async function addShops(): Promise<void> {
      const password = await hash("markethall-demo", { memoryCost: 64, timeCost: 1 });
      for (const name of ["harbour", "laneway"])
        await other.query(
          `with shop as (insert into shops (name) values ($1::text) returning id),
             owner as (insert into members (shop_id, username, main) select id, $1, true from shop returning id, shop_id),
             secret as (select set_password(id, $2, false) from owner)
           select * from secret`,
          [name, password],
        );
      await other.query(
        "update shops set owner_id = members.id from members where members.shop_id = shops.id",
      );
    }
    const newSupplier = (base: string, name: string) =>
      call(base, "harbour", "member/supplier/editSubmit", { name, phone: "0400 000 000" });
    const totalAt = async ({ base }: Process) =>
      (await call(base, "harbour", "member/supplier/getList?pageSize=1")).data.total as number;

    beforeAll(async () => {
      await built.build();
      root = mkdtempSync(path.join(os.tmpdir(), "markethall-two-"));
      url = (await postgres?.createDatabase()) ?? "";
      other = new pg.Client(url);
      await other.connect();
      let turn = 0;
      proxy = http.createServer((request, response) => {
        turn += 1;
        const target = new URL(request.url ?? "/", turn % 2 ? one.base : two.base);
        const passed = http.request(
          target,
          { method: request.method, headers: request.headers },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        passed.on("error", () => response.destroy());
        request.pipe(passed);
      });
      await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
      const address = proxy.address();
      front = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    }, 120_000);
    afterAll(async () => {
      proxy.close();
      await other.end();
      rmSync(root, { recursive: true, force: true });
    });

    test("start concurrently on an empty database, where one migrates and no user can sign in", async () => {
      [one, two] = await startBoth({});
      expect((await call(two.base, "", "health")) as unknown).toEqual({
        status: "ok",
        demo: false,
      });
      expect(await signIn(two.base, "harbour")).toMatchObject({
        code: 422,
        data: { error: "login.failed" },
      });
      const { rows } = await other.query(
        "select count(*)::int as all, count(distinct name)::int as names from schema_migrations",
      );
      expect(rows[0].all).toBe(rows[0].names);
      for (const { child } of [one, two]) child.kill("SIGTERM");
      expect([await one.ended, await two.ended]).toEqual([0, 0]);
    });
    test.skipIf(isStress)(
      "start with the demo on a database in use, which stays as it is",
      async () => {
        await addShops();
        [one, two] = await startBoth({ DEMO: "on" });
        const { rows } = await other.query("select name from shops order by id");
        expect(rows).toEqual([{ name: "harbour" }, { name: "laneway" }]);
      },
    );
    test.runIf(isStress)("start at once with the demo, which is there once", async () => {
      [one, two] = await startBoth({ DEMO: "on" });
      const { rows } = await other.query(
        "select name, count(*)::int as times from shops group by name",
      );
      expect(rows.map(({ name }) => name)).toEqual(
        expect.arrayContaining(["Harbour Pantry", "Laneway Books"]),
      );
      expect(rows.filter(({ name, times }) => name && times > 1)).toEqual([]);
    });
    test("are one application behind a proxy", async () => {
      expect((await signIn(front, "harbour")).code).toBe(200);
      const { data } = await newSupplier(front, "Both");
      for (let times = 0; times < 4; times += 1)
        expect((await call(front, "harbour", `member/supplier/get?id=${data.id}`)).data.name).toBe(
          "Both",
        );
    });
    test("notify each other of changes, so that a cached total is right immediately", async () => {
      const before = await totalAt(two);
      expect(await totalAt(two)).toBe(before);
      await newSupplier(one.base, "News");
      await vi.waitFor(async () => expect(await totalAt(two)).toBe(before + 1), {
        timeout: 30_000,
        interval: 10,
      });
    });
    test("notify each other of an ended session", async () => {
      await signIn(one.base, "laneway");
      expect((await call(two.base, "laneway", "member/getUser")).code).toBe(200);
      await call(one.base, "laneway", "common/logout", {});
      await vi.waitFor(
        async () => expect((await call(two.base, "laneway", "member/getUser")).code).toBe(401),
        {
          timeout: 30_000,
          interval: 10,
        },
      );
    });
    const [pieces, claims] = [chooseSize(10, 100), chooseSize(60, 1_000)];
    test(`give ${pieces} pieces of a coupon to ${pieces} of ${claims} buyers who claim it at once`, {
      timeout: 300_000,
    }, async () => {
      const { rows } = await other.query<Pick<TableRow<"coupons">, "id">>(
        `insert into coupons (shop_id, name, type, amount, full_amount, send_condition, total_num,
           limit_num, use_type, validity_type, activity, starts_at, ends_at, status)
         select id, 'Rush', 'fullReduction', 1000, 0, 'manual', $1::int, 1, 'all', 'longTerm',
           daterange(current_date - 1, current_date + 2), now() - interval '1 day',
           now() + interval '1 day', 'distributing'
         from shops where owner_id is not null order by id limit 1 returning id`,
        [pieces],
      );
      await other.query("update shops set status = 'open' where owner_id is not null");
      const id = Number(rows[0]?.id);
      const buyers = await addBuyers(other, claims);
      const outcomes: Record<string, number> = {};
      await Promise.all(
        buyers.map(async (token, place) => {
          const { base } = place % 2 ? one : two;
          for (;;) {
            const answer = await fetch(`${base}/api/store/v1/coupons/${id}/claim`, {
              method: "POST",
              headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
            });
            const { data } = (await answer.json()) as Answer;
            // Too many concurrent calls: this one was not executed and is retried.
            if (answer.status === 503) continue;
            const outcome = answer.status === 200 ? "claimed" : String(data?.error);
            outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
            return;
          }
        }),
      );
      expect(outcomes).toEqual({ claimed: pieces, "coupon.allClaimed": claims - pieces });
      const { rows: stored } = await other.query(
        `select draw_num::int as drawn, status, (
           select count(distinct member_id)::int from received_coupons where coupon = c.id) as buyers
         from coupons c where id = $1`,
        [id],
      );
      expect(stored).toEqual([{ drawn: pieces, status: "allClaimed", buyers: pieces }]);
    });
    test("lose no acknowledged write when one is killed while it writes, and restarts", async () => {
      const before = await totalAt(two);
      const acknowledged: number[] = [];
      const writer = async (number: number) => {
        for (let count = 0; ; count += 1) {
          const answer = await newSupplier(one.base, `Killed ${number}-${count}`);
          if (answer.code !== 200) throw new Error(`refused: ${answer.code}`);
          acknowledged.push(answer.data.id);
          if (acknowledged.length === 30) one.child.kill("SIGKILL");
        }
      };
      const ends = await Promise.allSettled([1, 2, 3].map(writer));
      for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
      expect(await one.ended).toBeNull();
      expect(acknowledged.length).toBeGreaterThanOrEqual(30);
      const { data } = await call(
        two.base,
        "harbour",
        `member/supplier/getList?pageSize=1000&ids=${acknowledged.join(",")}`,
      );
      expect(data.total).toBe(acknowledged.length);
      // The killed process may have committed rows that it has not acknowledged.
      await vi.waitFor(async () =>
        expect(await totalAt(two)).toBeGreaterThanOrEqual(before + acknowledged.length),
      );
      expect((await newSupplier(two.base, "After the kill")).code).toBe(200);
      one = await built.start({ DATABASE_URL: url, DATA_DIR: root, PORT: new URL(one.base).port });
      expect(await totalAt(one)).toBe(await totalAt(two));
    });
    // A killed process is detected after seconds; imports.test.ts sets the clock instead.
    test.each(isStress ? (["SIGKILL", "SIGTERM"] as const) : (["SIGTERM"] as const))(
      "leave an import that %s ends with exact counts, and failed with a sentence",
      async (signal) => {
        const rows = Array.from(
          { length: importSize },
          (_, index) => `${signal} ${index},0400 000 000`,
        );
        const form = new FormData();
        form.append("file", new Blob([`name,phone\r\n${rows.join("\r\n")}`]), "rows.csv");
        const sent = await fetch(`${one.base}/api/member/supplier/importPreview`, {
          method: "POST",
          headers: { authorization: `Bearer ${tokens.get("harbour")}` },
          body: form,
        });
        const { importId, mapping } = ((await sent.json()) as Answer).data;
        await call(one.base, "harbour", "member/supplier/importRun", {
          importId,
          mapping,
          key: null,
        });
        const written = async () =>
          (
            await other.query("select count(*)::int as n from suppliers where name like $1", [
              `${signal} %`,
            ])
          ).rows[0].n;
        await vi.waitFor(async () => expect(await written()).toBeGreaterThan(0), {
          timeout: 10_000,
          interval: 10,
        });
        one.child.kill(signal);
        expect(await one.ended).toBe(signal === "SIGTERM" ? 0 : null);
        const count = await written();
        expect(count).toBeLessThan(importSize);
        const status = async () =>
          (await call(two.base, "harbour", `member/supplier/importStatus?importId=${importId}`))
            .data;
        // A killed process is detected after its heartbeat timeout; a stopped one reports it.
        const timeout = signal === "SIGTERM" ? 1000 : 18_000;
        await vi.waitFor(async () => expect((await status()).state).toBe("failed"), {
          timeout,
          interval: 100,
        });
        expect(await status()).toMatchObject({
          created: count,
          done: count,
          failed: 0,
          message: expect.any(String),
        });
        one = await built.start({
          DATABASE_URL: url,
          DATA_DIR: root,
          PORT: new URL(one.base).port,
        });
      },
    );
    test("finish their responses when they are stopped", async () => {
      await other.query("begin; lock table suppliers");
      const answering = call(one.base, "harbour", "member/supplier/getList?pageSize=2&sort=name");
      await vi.waitFor(async () => {
        const { rowCount } = await other.query("select 1 from pg_locks where not granted");
        expect(rowCount).toBeGreaterThan(0);
      });
      one.child.kill("SIGTERM");
      await vi.waitFor(async () =>
        expect(await fetch(`${one.base}/api/health`).catch(() => "refused")).toBe("refused"),
      );
      await other.query("commit");
      expect((await answering).data.list).toHaveLength(2);
      expect(await one.ended).toBe(0);
      expect((await call(two.base, "harbour", "member/supplier/getList?pageSize=1")).code).toBe(
        200,
      );
    });
  },
);
