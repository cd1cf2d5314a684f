import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import type { Market } from "../../../tests/trade/orderFixtures.ts";
import { openRefundFixtures } from "../../../tests/trade/refundFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { listJobRights } from "../../shop/testing.ts";
import { moveUnits } from "../stock/commands/moveUnits.ts";
import { isTolerable } from "../stockCounts/commands/submitCount.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
let warehouse: number;
let location: { id: number; code: string };
/** Two members with the rights of the warehouse; the owner of the shop approves. */
let mia: string;
let ana: string;
beforeAll(async () => {
  ({ server, market, buyer } = await openRefundFixtures());
  mia = await server.hire(listJobRights("warehouse"));
  ana = await server.hire(listJobRights("warehouse"));
  warehouse = (await post("storage/editSubmit", { name: "Dock", purpose: "sales" })).data.id;
  const { data } = await server.get("harbour", "member/stockLocation/getList", { warehouse });
  location = data.list[0];
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const post = (call: string, values: object, login = "harbour") =>
  server.post(login, `member/${call}`, values);
const run = (action: string, id: number, login: string = mia, more: object = {}) =>
  post(`stockCount/${action}`, { id, ...more }, login);
const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const get = async (id: number, login = "harbour") =>
  (await server.get(login, "member/stockCount/get", { id })).data;
const getSheet = async (id: number, login: string = mia) =>
  (await server.get(login, "member/stockCount/getSheet", { id })).data;
const readStock = async (skuId: number): Promise<number> =>
  (await sql("select stock from skus where id = $1", [skuId])).rows[0].stock;
/** A SKU with units that cost 15.00 each. */
const addSku = async (stock: number, unitCents = 15_00) => {
  const { skuId } = await market.cartItem(40, 1);
  await receive(skuId, -1);
  await market.command(systemActor, (ctx) =>
    moveUnits(ctx, [{ skuId, locationId: location.id, num: stock, cents: stock * unitCents }], {
      cause: "edit",
      refTable: "stock_edits",
      refId: 1_000_000 + skuId,
    }),
  );
  return skuId;
};
const receive = (skuId: number, delta: number) =>
  post("goods/updateStock", { stockJson: [{ skuId, delta }] });
const open = async (skuIds: number[], more: object = {}): Promise<number> => {
  const made = await post(
    "stockCount/editSubmit",
    { warehouse, scope: "skus", skuIds, ...more },
    mia,
  );
  expect(made, made.message).toMatchObject({ code: 200, data: { status: "open" } });
  return made.data.id;
};
const start = async (...skuIds: number[]): Promise<number> => {
  const id = await open(skuIds);
  const started = await run("start", id);
  expect(started, started.message).toMatchObject({ code: 200 });
  return id;
};
const findLineId = async (id: number, skuId: number): Promise<number> =>
  (await get(id)).lines.find((line: { skuId: number }) => line.skuId === skuId).id;
const count = async (
  id: number,
  { skuId, counted, login = mia, ...more }: { skuId: number; counted: number; login?: string },
) => run("count", id, login, { lineId: await findLineId(id, skuId), counted, ...more });
/** A count of one SKU that was submitted. */
const submitted = async (skuId: number, counted: number): Promise<number> => {
  const id = await start(skuId);
  expect(await count(id, { skuId, counted })).toMatchObject({ code: 200 });
  const answer = await run("submit", id);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return id;
};

describe("a blind count", () => {
  test("B1: applies its variance, so that a delivery meanwhile remains", async () => {
    const skuId = await addSku(20);
    const id = await submitted(skuId, 18);
    expect(await get(id)).toMatchObject({
      status: "submitted",
      total: 1,
      correct: 0,
      errors: 1,
      accuracy: 0,
      value: -30,
      lines: [{ book: 20, counted: 18, variance: -2, value: -30, state: "deviating" }],
    });
    await receive(skuId, 5);
    expect(await readStock(skuId)).toBe(25);
    expect((await run("approve", id, "harbour")).code).toBe(200);
    expect(await readStock(skuId)).toBe(23);
    const { data } = await server.get(mia, "member/skuLog/getList", { skuId, cause: "count" });
    const { number } = await get(id);
    expect(number).toMatch(/^SC-\d+$/);
    expect(data.list).toMatchObject([
      { num: -2, onHandBefore: 25, onHandAfter: 23, refNo: number },
    ]);
    expect((await run("approve", id, "harbour")).code).not.toBe(200);
    expect(await readStock(skuId)).toBe(23);
  });

  test("B3: a book number that a client sends is not used", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    for (const own of [{ book: 18 }, { before: 18 }, { variance: 0 }])
      expect((await count(id, { skuId, counted: 18, ...own })).code).toBe(400);
    await count(id, { skuId, counted: 17 });
    await run("submit", id);
    expect((await get(id)).lines).toMatchObject([{ book: 20, variance: -3 }]);
    await run("reject", id, "harbour", { reason: "Only a test" });
    expect(await readStock(skuId)).toBe(20);
  });

  test("names the book number nowhere before the submission, nor while it is counted again", async () => {
    const [skuId, other] = [await addSku(7431), await addSku(8629)];
    const id = await start(skuId, other);
    const listAnswers = async (login: string) => {
      const query = { ids: id };
      const files = await server.request(login, {
        method: "GET",
        url: `/api/member/stockCount/export?ids=${id}`,
      });
      return [
        await get(id, login),
        await getSheet(id, login),
        await server.get(login, "member/stockCount/getHistory", { id }),
        await server.get(login, "member/stockCount/getList", query),
        await server.get(login, "member/stockCount/getSums", query),
        files.body,
      ];
    };
    const expectBlind = async (numbers: readonly number[]) => {
      for (const login of [mia, ana, "harbour"])
        for (const answer of await listAnswers(login))
          for (const number of numbers)
            expect(JSON.stringify(answer)).not.toMatch(new RegExp(`\\D${number}\\D`));
    };
    await expectBlind([7431, 8629]);
    const early = [
      await count(id, { skuId, counted: 7000 }),
      await run("submit", id),
      await run("count", id, mia, { code: "no such code", counted: 1 }),
    ];
    expect(early.map(({ code }) => code)).toEqual([200, 422, 422]);
    expect(JSON.stringify(early)).not.toMatch(/7431|8629|-?431\b/);
    await count(id, { skuId: other, counted: 8629 });
    // What was counted is the counter's own knowledge.
    expect((await getSheet(id, mia)).list.map((line: { counted: number }) => line.counted)).toEqual(
      [7000, 8629],
    );
    expect(JSON.stringify(await getSheet(id, ana))).not.toMatch(/7000|8629/);
    await expectBlind([7431]);
    await run("submit", id);
    expect((await get(id)).lines).toMatchObject([{ book: 7431 }, { book: 8629 }]);
    expect((await run("recount", id, "harbour")).code).toBe(200);
    for (const login of [mia, ana, "harbour"])
      for (const answer of [await get(id, login), await getSheet(id, login)])
        expect(JSON.stringify(answer)).not.toMatch(/\D(7431|7000|431)\D/);
    await run("reject", id, "harbour", { reason: "Only a test" });
  });

  test("T7: a number that arrives late is compared with the stock of its instant", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    // Everything so far happened twenty minutes ago; three units leave fifteen minutes ago.
    await sql("alter table stock_movements disable trigger kept");
    await sql("update stock_movements set add_time = now() - interval '1 hour' where sku_id = $1", [
      skuId,
    ]);
    await sql("update stock_counts set started_at = now() - interval '50 minutes' where id = $1", [
      id,
    ]);
    await receive(skuId, -3);
    await sql(
      "update stock_movements set add_time = now() - interval '15 minutes' where sku_id = $1 and num = -3",
      [skuId],
    );
    await sql("alter table stock_movements enable trigger kept");
    await count(id, { skuId, counted: 20, ...{ secondsAgo: 1200 } });
    await run("submit", id);
    expect(await get(id)).toMatchObject({ status: "approved", correct: 1, accuracy: 100 });
    expect(await readStock(skuId)).toBe(17);
  });

  test("T8: a sale between counting and submission changes no variance", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    await receive(skuId, -3);
    await count(id, { skuId, counted: 17 });
    await receive(skuId, -2);
    await run("submit", id);
    expect(await get(id)).toMatchObject({ status: "approved", lines: [{ book: 17, variance: 0 }] });
    expect(await readStock(skuId)).toBe(15);
  });

  test("approves small deviations at once", async () => {
    const [cheap, dear] = [await addSku(20, 10_00), await addSku(20, 10_01)];
    expect(await get(await submitted(cheap, 18))).toMatchObject({ status: "approved", value: -20 });
    expect(await readStock(cheap)).toBe(18);
    expect(await get(await submitted(dear, 18))).toMatchObject({ status: "submitted" });
    const many = await addSku(20, 1);
    expect(await get(await submitted(many, 23))).toMatchObject({ status: "submitted" });
    expect(await readStock(many)).toBe(20);
    const gainAndLoss = [
      { variance: 1, value: 15_00 },
      { variance: -1, value: -15_00 },
    ];
    expect(isTolerable(gainAndLoss)).toBe(false);
    expect(isTolerable([])).toBe(true);
  });

  test("is counted again by somebody else, and approved by who has not counted", async () => {
    const [skuId, right] = [await addSku(20), await addSku(5)];
    const id = await start(skuId, right);
    await count(id, { skuId, counted: 12 });
    await count(id, { skuId: right, counted: 5 });
    await run("submit", id);
    expect((await run("approve", id, mia)).data.error).toBe("stockCount.ownReview");
    await run("recount", id, "harbour");
    expect(await get(id)).toMatchObject({ status: "recount", counted: 1, total: 2 });
    expect((await getSheet(id, ana)).list).toHaveLength(1);
    const history = await server.get(ana, "member/stockCount/getHistory", { id });
    expect(history).toMatchObject({ code: 200 });
    for (const { changes } of history.data.list) expect(changes).not.toHaveProperty("lines");
    expect((await count(id, { skuId: right, counted: 1, login: ana })).data.error).toBe(
      "stockCount.notOnSheet",
    );
    expect((await count(id, { skuId, counted: 12 })).data.error).toBe("stockCount.sameCounter");
    expect((await count(id, { skuId, counted: 13, login: ana })).data).toMatchObject({ left: 0 });
    await run("submit", id, ana);
    expect((await get(id)).lines).toMatchObject([
      { counted: 12, recounted: 13, variance: -7, value: -105 },
      { counted: 5, variance: 0, state: "correct" },
    ]);
    for (const login of [mia, ana])
      expect((await run("approve", id, login)).data.error).toBe("stockCount.ownReview");
    expect((await run("recount", id, "harbour")).code).not.toBe(200);
    const head = await server.hire(listJobRights("warehouse"));
    expect((await run("approve", id, head)).code).toBe(200);
    expect(await get(id)).toMatchObject({ status: "approved", accuracy: 50, value: -105 });
    expect(await readStock(skuId)).toBe(13);
  });

  test("never takes more than there is, nor what orders hold, and says so in a sentence", async () => {
    const gone = await addSku(20);
    const id = await submitted(gone, 5);
    await receive(gone, -10);
    const answer = await run("approve", id, "harbour");
    expect(answer.data.error).toBe("stock.insufficientAtLocation");
    expect(answer.message).toContain(`${location.code} holds only 10 units`);
    expect(await get(id)).toMatchObject({ status: "submitted" });
    expect(await readStock(gone)).toBe(10);

    // A small deviation of units that orders hold waits for a decision, and says nothing.
    const held = await addSku(3, 1);
    await market.place(buyer, [{ skuId: held, qty: 2 }]);
    const other = await submitted(held, 1);
    expect(await get(other)).toMatchObject({ status: "submitted", lines: [{ variance: -2 }] });
    expect((await run("approve", other, "harbour")).data.error).toBe("stock.heldByOrders");
    for (const one of [id, other]) await run("reject", one, "harbour", { reason: "Moved since" });
  });

  test("gets a line for what lies where nobody expected it", async () => {
    const [skuId, found] = [await addSku(4), await addSku(6)];
    const { code: foundCode } = (
      await sql("update skus set code = 'FOUND-1' where id = $1 returning code", [found])
    ).rows[0];
    await post("stockLocation/editSubmit", { code: "Z-01", kind: "bin", warehouse });
    const id = await start(skuId);
    const at = { code: foundCode.toLowerCase(), counted: 3 };
    expect((await run("count", id, mia, at)).code).toBe(400);
    expect((await run("count", id, mia, { ...at, location: "nowhere" })).data.error).toBe(
      "stockLocation.unknown",
    );
    expect((await run("count", id, mia, { ...at, location: "z-01" })).code).toBe(200);
    expect((await run("count", id, mia, { ...at, location: "z-01", counted: 4 })).code).toBe(200);
    await count(id, { skuId, counted: 4 });
    await run("submit", id);
    expect(await get(id)).toMatchObject({
      status: "submitted",
      total: 2,
      correct: 1,
      lines: [{}, { book: 0, counted: 4, variance: 4, locationCode: "Z-01" }],
    });
    await run("approve", id, "harbour");
    expect(await readStock(found)).toBe(10);
  });

  test("is of the chosen scope", async () => {
    const skuId = await addSku(9);
    const scoped = async (more: object) => {
      const id = await open([], more);
      const started = await run("start", id);
      return { ...started, lines: (await get(id)).lines, id };
    };
    const whole = await scoped({ scope: "warehouse" });
    expect(whole.lines.map((line: { skuId: number }) => line.skuId)).toContain(skuId);
    const zone = (await post("stockLocation/editSubmit", { code: "Y", kind: "zone", warehouse }))
      .data.id;
    const bin = { code: "Y-1", kind: "bin", warehouse, parent: zone };
    const binId = (await post("stockLocation/editSubmit", bin)).data.id;
    expect((await scoped({ scope: "location", location: zone })).data.error).toBe(
      "stockCount.nothingToCount",
    );
    await market.command(systemActor, (ctx) =>
      moveUnits(ctx, [{ skuId, locationId: binId, num: 2 }], {
        cause: "edit",
        refTable: "stock_edits",
        refId: 2_000_000 + skuId,
      }),
    );
    const branch = await scoped({ scope: "location", location: zone });
    expect(branch.lines).toMatchObject([{ skuId, locationCode: "Y-1", state: "open" }]);
    expect((await scoped({ scope: "sample", sampleSize: 3 })).lines).toHaveLength(3);
    const wrong = [
      { scope: "location" },
      { scope: "location", location: 0 },
      { scope: "sample" },
      { scope: "skus", skuIds: [] },
      { scope: "category" },
    ];
    for (const more of wrong)
      expect((await post("stockCount/editSubmit", { warehouse, ...more }, mia)).code).toBe(400);
  });

  test("is nobody else's: other shops, and members without the right", async () => {
    const skuId = await addSku(5);
    const id = await start(skuId);
    const lineId = await findLineId(id, skuId);
    const units = { lineId, counted: 5 };
    expect((await run("count", id, "laneway", units)).code).toBe(404);
    expect((await server.get("laneway", "member/stockCount/getSheet", { id })).code).toBe(404);
    const reader = await server.hire(["stock:counting"]);
    expect((await run("count", id, reader, units)).code).toBe(403);
    for (const action of ["submit", "recount", "approve", "reject"])
      expect((await run(action, id, reader, { reason: "x" })).code).toBe(403);
    await run("count", id, mia, units);
    await run("submit", id);
    expect((await run("count", id, mia, units)).data.error).toBe("stockCount.notCounting");
    await expect(
      sql("set role markethall_shop; select * from stock_count_entries"),
    ).rejects.toThrow(/permission denied/);
  });
});

describe("at the same time", () => {
  test("of two counters of a line one is the first, and the other learns who", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    const lineId = await findLineId(id, skuId);
    const answers = await Promise.all([
      run("count", id, mia, { lineId, counted: 18 }),
      run("count", id, ana, { lineId, counted: 19 }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    const refused = answers.find(({ code }) => code === 422);
    expect(refused?.data.error).toBe("stockCount.countedByOther");
    expect(refused?.message).not.toMatch(/18|19/);
    const won = answers.find(({ code }) => code === 200)?.data.counted;
    await run("submit", id);
    expect((await get(id)).lines).toMatchObject([{ counted: won }]);
    await run("reject", id, "harbour", { reason: "Only a test" });
  });

  test("a number that arrives with the submission is in it, or refused", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    const lineId = await findLineId(id, skuId);
    await run("count", id, mia, { lineId, counted: 10 });
    const [late] = await Promise.all([
      run("count", id, mia, { lineId, counted: 11 }),
      run("submit", id),
    ]);
    const { lines } = await get(id);
    expect(lines).toMatchObject([{ counted: late.code === 200 ? 11 : 10 }]);
    await run("reject", id, "harbour", { reason: "Only a test" });
  });

  test("approving twice while units are sold and received moves the variance once", async () => {
    const skuId = await addSku(40);
    const id = await submitted(skuId, 35);
    const answers = await Promise.all([
      run("approve", id, "harbour"),
      ...[-1, -1, 4, -1, -1].map((delta) => receive(skuId, delta)),
      run("approve", id, "harbour"),
    ]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(6);
    expect(await readStock(skuId)).toBe(35);
    const { rows } = await sql("select on_hand from stock_items where sku_id = $1", [skuId]);
    expect(rows).toEqual([{ on_hand: 35 }]);
  });

  test("one sale that is not committed yet does not become a variance", async () => {
    const skuId = await addSku(20);
    const id = await start(skuId);
    const client = await server.database.pool.connect();
    await client.query("begin");
    // The sale of two units: it has its instant, and ends after the submission has begun.
    await client.query("select id from skus where id = $1 for no key update", [skuId]);
    await client.query("update skus set stock = stock - 2 where id = $1", [skuId]);
    const lineId = await findLineId(id, skuId);
    await run("count", id, mia, { lineId, counted: 18 });
    const submission = run("submit", id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await client.query("commit");
    client.release();
    await submission;
    expect(await get(id)).toMatchObject({ status: "approved", lines: [{ book: 18, variance: 0 }] });
  });
});
