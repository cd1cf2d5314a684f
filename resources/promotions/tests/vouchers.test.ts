import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { applyRefund, cancelOrder } from "../../orders/server.ts";
import { agree, completeRefund } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const save = (more: object = {}, user = "harbour") =>
  server.post(user, "member/voucher/editSubmit", {
    name: "Pantry A$10",
    type: "order",
    valueType: "fixed",
    amount: 10,
    minAmount: 80,
    limitNum: 0,
    begin: "2026-01-01",
    ...more,
  });
const create = async (more: object = {}, user = "harbour"): Promise<number> => {
  const { code, data } = await save(more, user);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const read = async (id: number, user = "harbour") =>
  (await server.get(user, "member/voucher/get", { id })).data;
const act = (action: string, id: number) =>
  server.post("harbour", `member/voucher/${action}`, { ids: [id] });
const addCodes = (id: number, more: object, user = "harbour") =>
  server.post(user, "member/voucher/addCodes", { id, kind: "shared", ...more });
let codes = 0;
/** Adds one code that many use, and returns it. */
const share = async (id: number, more: object = {}, user = "harbour"): Promise<string> => {
  codes += 1;
  const added = await addCodes(id, { code: `PANTRY-${codes}A`, ...more }, user);
  expect([added.code, added.data.errors]).toEqual([200, undefined]);
  return added.data.codes[0].code;
};
const singles = async (id: number, count: number): Promise<string[]> =>
  (await addCodes(id, { kind: "single", count })).data.codes.map(
    (one: { code: string }) => one.code,
  );
const idle = () => server.engine.queues?.idle();
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const sell = async (...prices: number[]) => {
  const items: { skuId: number; qty: number }[] = [];
  for (const price of prices)
    items.push({ skuId: (await market.cartItem(price, 1_000)).skuId, qty: 1 });
  return items;
};
const c1 = () => sell(49.9, 25, 12.5);
type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;
const place = async (buyer: Buyer, code: string, now?: Date) =>
  market.place(buyer, await c1(), { receiver: null, voucherCodes: [code] }, now);
const find = async (code: string, user = "harbour") =>
  (await server.post(user, "member/voucher/find", { code })).data;

describe("a voucher", () => {
  test("is created with its days in the shop's zone, and its terms are fixed once it has codes", async () => {
    const id = await create({ end: "2090-04-02" });
    // The day has 25 hours.
    expect(await read(id)).toMatchObject({
      status: "running",
      endsAt: "2090-04-02T14:00:00.000Z",
      terms: "−A$10.00 ≥ A$80.00",
      codeNum: 0,
    });
    expect((await save({ id, end: "2090-04-02", amount: 12 })).code).toBe(200);
    await share(id);
    expect((await save({ id, end: "2090-04-02", amount: 15 })).data.errors).toHaveProperty(
      "amount",
    );
    // It is extended all the same.
    expect((await save({ id, end: "2090-05-31", amount: 12 })).code).toBe(200);
    expect(await read(id)).toMatchObject({ amount: 12, end: "2090-05-31", codeNum: 1 });
    const removed = await server.post("harbour", "member/voucher/delete", { ids: [id] });
    expect(removed.code).not.toBe(200);
  });
  test("is rejected at the fields of terms that it cannot have", async () => {
    const errors = async (more: object) => Object.keys((await save(more)).data.errors ?? {});
    expect(await errors({ begin: "2090-02-01", end: "2090-01-31" })).toEqual(["end"]);
    expect(await errors({ end: "2026-01-31" })).toEqual(["end"]);
    expect(await errors({ type: "goods" })).toEqual(["goodsIds"]);
    expect(await errors({ valueType: "percent", amount: undefined })).toEqual(["discount"]);
  });
  test("starts and ends by the job, and has no codes added then", async () => {
    const id = await create({ begin: "2090-01-01", end: "2090-01-02" });
    expect(await read(id)).toMatchObject({ status: "planned" });
    await server.runJob("moveVouchers", new Date("2089-12-31T13:00:00Z"));
    expect(await read(id)).toMatchObject({ status: "running" });
    await server.runJob("moveVouchers", new Date("2090-01-02T13:00:00Z"));
    expect(await read(id)).toMatchObject({ status: "ended" });
    expect((await addCodes(id, { code: "TOO-LATE" })).code).not.toBe(200);
  });
});

describe("codes", () => {
  test("are shown once: neither the database, the log nor the audit trail has them", async () => {
    const id = await create();
    const [single = ""] = await singles(id, 3);
    const shared = await share(id);
    const { rows } = await server.database.pool.query(
      `select (select json_agg(c) from voucher_codes c where voucher_id = $1)::text
        || (select json_agg(b) from vouchers_batches b where parent_id = $1)::text
        || coalesce((select json_agg(a) from audit_entries a)::text, '') as stored`,
      [id],
    );
    for (const code of [single, shared]) {
      expect(rows[0].stored).not.toContain(code);
      expect(rows[0].stored).not.toContain(code.replaceAll("-", ""));
    }
    const { data } = await server.get("harbour", "member/voucher/getBatches", { id });
    expect(data).toMatchObject([
      { kind: "shared", code: `•••• ${shared.replaceAll("-", "").slice(-4)}`, used: 0 },
      { kind: "single", count: 3, code: null },
    ]);
    expect((await server.get("laneway", "member/voucher/getBatches", { id })).data).toEqual([]);
  });
  test("are unique in a shop in any case, and may be the same in two shops", async () => {
    const id = await create();
    expect((await addCodes(id, { code: "spring-27" })).code).toBe(200);
    expect((await addCodes(id, { code: "SPRING27" })).data.errors).toHaveProperty("code");
    const other = await create({}, "laneway");
    expect((await addCodes(other, { code: "Spring 27" }, "laneway")).code).toBe(200);
    expect((await addCodes(id, { code: "LANEWAY" }, "laneway")).code).toBe(404);
    for (const code of ["TEA10", "茶茶茶茶茶茶"])
      expect((await addCodes(id, { code })).data.errors).toHaveProperty("code");
  });
});

describe("an order", () => {
  test("has its voucher on its lines, and takes a use of the code", async () => {
    const id = await create();
    const code = await share(id, { quantity: 2 });
    const buyer = await market.addBuyer("Mia");
    const placed = await place(buyer, code.toLowerCase());
    const order = await market.order(placed.orders[0]?.id ?? 0);
    expect(order).toMatchObject({ goodsTotal: 87.4, couponAmount: 10, payPrice: 77.4 });
    expect(order.adjustments).toMatchObject([
      { kind: "voucher", source: "voucher", label: "Pantry A$10" },
      { kind: "voucher" },
      { kind: "voucher" },
    ]);
    expect(await read(id)).toMatchObject({ usedNum: 1, saved: 10 });
    const uses = await server.get("harbour", "member/voucherUse/getList", { voucher: id });
    expect(uses.data.list).toMatchObject([
      { memberName: "Mia", status: "used", saved: 10, terms: "−A$10.00 ≥ A$80.00" },
    ]);
    expect(uses.data.list[0].code).toBe(`•••• ${code.replaceAll("-", "").slice(-4)}`);
    expect((await server.get("laneway", "member/voucherUse/getList", {})).data.list).toEqual([]);
  });
  test("of many at once never more use a code than its quantity", async () => {
    const id = await create();
    const code = await share(id, { quantity: 3 });
    const buyers = await Promise.all(Array.from({ length: 9 }, () => market.addBuyer()));
    const results = await Promise.all(buyers.map((buyer) => findCode(place(buyer, code))));
    expect(results.filter((one) => one === "done")).toHaveLength(3);
    expect(new Set(results)).toEqual(new Set(["done", "voucher.notUsable"]));
    expect(await find(code)).toMatchObject({ id, reason: "used" });
  });
  test("of a buyer at the limit never takes the last use, however many are placed at once", async () => {
    const id = await create({ limitNum: 1 });
    const code = await share(id, { quantity: 2 });
    const buyer = await market.addBuyer();
    const results = await Promise.all([1, 2, 3, 4].map(() => findCode(place(buyer, code))));
    expect(results.toSorted()).toEqual([
      "done",
      "voucher.limitReached",
      "voucher.limitReached",
      "voucher.limitReached",
    ]);
    expect(await findCode(place(await market.addBuyer(), code))).toBe("done");
  });
  test("is rejected with the reason why its voucher does not apply, and the code stays unused", async () => {
    const buyer = await market.addBuyer();
    const order = async (more: object, user = "harbour") => {
      const id = await create(more, user);
      return findCode(place(buyer, await share(id, { quantity: 1 }, user)));
    };
    expect(await order({ minAmount: 100 })).toBe("voucher.minimum");
    const goods = await market.cartItem(5, 10);
    expect(await order({ type: "goods", goodsIds: [goods.goodsId] })).toBe("voucher.otherProducts");
    expect(await order({ begin: "2099-01-01" })).toBe("voucher.notUsable");
    expect(await order({}, "laneway")).toBe("voucher.notUsable");
    expect(await order({ type: "freight" })).toBe("voucher.noSaving");
    expect(await findCode(place(buyer, "NO-SUCH-CODE"))).toBe("voucher.notUsable");
    const closed = await create();
    const code = await share(closed);
    expect((await act("close", closed)).code).toBe(200);
    expect(await findCode(place(buyer, code))).toBe("voucher.notUsable");
    expect(await find(code)).toMatchObject({ id: closed, reason: "closed" });
    expect((await act("reopen", closed)).code).toBe(200);
    expect(await findCode(place(buyer, code))).toBe("done");
    const two = [await share(await create()), await share(await create())];
    const both = market.place(buyer, await c1(), { receiver: null, voucherCodes: two });
    expect(await findCode(both)).toBe("voucher.onePerShop");
    const { rows } = await server.database.pool.query(
      "select count(*)::int as wrong from voucher_codes where quantity = 1 and used > 0 and voucher_id <> $1",
      [closed],
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });
  test("has a category's voucher on the products of its branches alone", async () => {
    const { rows } = await server.database.pool.query(
      `with top as (insert into categories (name) values ('{"en":"Pantry"}') returning id)
       insert into categories (name, parent) select '{"en":"Rice"}', id from top returning id, parent`,
    );
    const [{ id: branch, parent }] = rows;
    const inside = await market.cartItem(95, 10, { category: branch });
    const outside = await market.cartItem(50, 10);
    const id = await create({ type: "goods", cateIds: [parent], minAmount: 95 });
    const placed = await market.place(
      await market.addBuyer(),
      [inside, outside].map(({ skuId }) => ({ skuId, qty: 1 })),
      { receiver: null, voucherCodes: [await share(id)] },
    );
    const order = await market.order(placed.orders[0]?.id ?? 0);
    expect(order.lines.map(({ paid }: { paid: number }) => paid)).toEqual([85, 50]);
  });
});

describe("a cancelled order", () => {
  test("returns its code once", async () => {
    const id = await create({ limitNum: 1 });
    const [code = ""] = await singles(id, 1);
    const buyer = await market.addBuyer();
    const { orders } = await place(buyer, code);
    expect(await find(code)).toMatchObject({ reason: "used", orderNumber: orders[0]?.number });
    await market.locked(systemActor, orders[0]?.id ?? 0, (ctx, order) =>
      cancelOrder(ctx, order, "buyer"),
    );
    await idle();
    expect(await find(code)).toMatchObject({ reason: null, orderNumber: null });
    expect(await findCode(place(buyer, code))).toBe("done");
    const { releaseVouchers } = await import("../vouchers/consumers.ts");
    const { rows } = await server.database.pool.query(
      "select id, topic, key, shop_id as \"shopId\", payload from domain_events where topic = 'order.cancelled' and key = $1",
      [orders[0]?.id],
    );
    expect(rows).toHaveLength(1);
    await market.command(systemActor, (ctx) =>
      releaseVouchers.handle(ctx, [{ ...rows[0], actor: systemActor, at: ctx.now }]),
    );
    expect(await find(code)).toMatchObject({ reason: "used" });
    const uses = await server.get("harbour", "member/voucherUse/getList", { voucher: id });
    expect(uses.data.list.map(({ status }: { status: string }) => status)).toEqual([
      "used",
      "released",
    ]);
  });
  test("that is refunded as a whole before it is shipped returns it; in part it does not", async () => {
    const [code = ""] = await singles(await create(), 1);
    const buyer = await market.addBuyer();
    const placed = await place(buyer, code);
    const [order] = placed.orders;
    await market.pay(placed.payOrderId);
    const { lines } = await market.order(order?.id ?? 0);
    for (const [index, line] of lines.entries()) {
      const refund = await market.command(market.asBuyer(buyer), async (ctx) => {
        const applied = await applyRefund(ctx, buyer.id, {
          orderNo: order?.orderNo ?? "",
          lineId: line.id,
          qty: 1,
          refundInd: "refundOnly",
          reason: "Changed my mind",
        });
        await agree(ctx, applied.id, null);
        return applied.id;
      });
      await market.command(systemActor, (ctx) => completeRefund(ctx, refund));
      await idle();
      expect((await find(code)).reason).toBe(index < 2 ? "used" : null);
    }
    const { payPrice, refundAmount } = await market.order(order?.id ?? 0);
    expect(refundAmount).toBe(payPrice);
  });
});

describe("a storefront", () => {
  test("quotes a cart with a code, says what is missing, and buys with it", async () => {
    const id = await create({}, "laneway");
    const code = await share(id, { quantity: 5 }, "laneway");
    const buyer = await signUpBuyer(server);
    const { skuId } = await market.cartItem(67.4, 10, {}, "laneway");
    const cart = { items: [{ skuId, qty: 1 }], selfLifting: true, voucherCodes: [code] };
    const low = await buyer.post("orders/quote", cart);
    expect(low.data.shops[0].vouchers).toEqual([
      { id, name: "Pantry A$10", saves: null, reason: "minimum", missing: 12.6, from: null },
    ]);
    expect(low.data.shops[0].promotions).toEqual([]);
    const two = { ...cart, items: [{ skuId, qty: 2 }] };
    const quoted = await buyer.post("orders/quote", two);
    expect(quoted.data).toMatchObject({ couponAmount: 10, amount: 124.8 });
    expect(quoted.data.shops[0].vouchers).toMatchObject([{ saves: 10, reason: null }]);
    const bought = await buyer.post("orders", { ...two, amount: 124.8 });
    expect([bought.status, bought.data.amount]).toEqual([200, 124.8]);
    const refused = await buyer.post("orders", { ...cart, amount: 67.4 });
    expect(refused.data).toMatchObject({ error: "voucher.minimum" });
    expect(refused.message).toContain("A$12.60");
  });
  test("delays further attempts after many unknown codes", async () => {
    const buyer = await signUpBuyer(server);
    const { skuId } = await market.cartItem(20, 10);
    const attempt = (code: string) =>
      buyer.post("orders/quote", {
        items: [{ skuId, qty: 1 }],
        selfLifting: true,
        voucherCodes: [code],
      });
    const errors: string[] = [];
    for (let place = 0; place < 7; place += 1)
      errors.push((await attempt(`GUESS-00${place}`)).data.error);
    expect(errors.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "voucher.notUsable"));
    expect(errors.at(-1)).toBe("login.rateLimited");
    // A known code is no oracle meanwhile.
    const known = await share(await create({ minAmount: 0 }));
    expect((await attempt(known)).data.error).toBe("login.rateLimited");
  });
  test("answers every code that no order can use alike, and the shop looks up the reason", async () => {
    const { skuId } = await market.cartItem(90, 50);
    const [over, ended, used] = [await create(), await create(), await create()];
    const codes = {
      notYet: await share(await create({ begin: "2099-01-01" })),
      closed: await share(over),
      expired: await share(ended),
      used: await share(used, { quantity: 1 }),
    };
    const elsewhere = await share(await create({}, "laneway"), {}, "laneway");
    await act("close", over);
    await server.database.pool.query(
      "update vouchers set ends_at = now() - interval '1 hour', status = 'ended' where id = $1",
      [ended],
    );
    await place(await market.addBuyer(), codes.used);
    const answers = new Set<string>();
    for (const code of [...Object.values(codes), elsewhere, "NO-SUCH-CODE"]) {
      // Each buyer tries once, so that no attempt is delayed.
      const buyer = await signUpBuyer(server);
      const answer = await buyer.post("orders/quote", {
        items: [{ skuId, qty: 1 }],
        selfLifting: true,
        voucherCodes: [code],
      });
      answers.add(JSON.stringify([answer.status, answer.data.error, answer.message]));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain("voucher.notUsable");
    for (const [reason, code] of Object.entries(codes))
      expect(await find(code)).toMatchObject({ reason });
    expect(await find(elsewhere)).toEqual({ id: null, reason: "unknown", orderNumber: null });
    const { rows } = await server.database.pool.query(
      "select count(*)::int as n from audit_entries where resource = 'vouchers' and action = 'find'",
    );
    expect(rows[0].n).toBeGreaterThanOrEqual(5);
    const log = JSON.stringify(
      (await server.database.pool.query("select * from audit_entries where resource = 'vouchers'"))
        .rows,
    );
    expect(log).toContain("addCodes");
    for (const code of Object.values(codes)) expect(log).not.toContain(code);
  });
});
