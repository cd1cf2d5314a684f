import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../../core/server/transactionContext.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import { runAction } from "../../../../framework/server/operations/runAction.ts";
import { transaction } from "../../../../framework/server/transaction.ts";
import { startTestServer, type TestServer } from "../../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../../tests/trade/orderFixtures.ts";
import { shipOrder } from "../../orders/commands/shipOrder.ts";
import { orders as declared, orderStates } from "../../orders/orders.ts";
import {
  inputs,
  NotTaken,
  orderCommands,
  type Placed,
  readOrders,
  type State,
} from "./orderCommands.ts";

let server: TestServer;
let market: Market;
let made: ReturnType<typeof readOrders>;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  made = readOrders(server, market, await market.addBuyer("Mei Lin"));
}, 120_000);
afterAll(() => server.close());

class Undone extends Error {}
const messages = /^(record\.\w+|order\.\w+|pickup\.\w+|late|duplicate)$/;
type Found = Record<string, Record<string, string>>;

/**
 * Runs a command and rolls it back; returns the order's resulting state, or null where the command
 * was rejected.
 */
async function runToEnd(
  command: (note: (status: string) => void) => Promise<unknown>,
): Promise<string | null> {
  let ended: string | null = null;
  const rejected = await command((status) => {
    ended = status;
    throw new Undone();
  }).catch((error: unknown) => error);
  if (rejected instanceof Undone) return ended;
  if (rejected instanceof NotTaken) expect(rejected.message).toMatch(messages);
  else expect(rejected instanceof DomainError ? rejected.code : rejected).toMatch(messages);
  return null;
}
const tryKernel = (name: string, { id }: Placed) =>
  runToEnd((note) =>
    market.locked(systemActor, id, async (ctx, order) => {
      await orderCommands[name]?.(ctx, order);
      note(await made.readStatus(ctx, id));
    }),
  );
const tryAction = (name: string, { id }: Placed, input: object) => {
  const resource = server.engine.resource("orders");
  const action = resource.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`orders have no action ${name}`);
  return runToEnd((note) =>
    transaction(
      server.database.pool,
      { tenant: "one", tenantId: server.shops.harbour },
      "write",
      async (tx) => {
        // Amounts are cents in code.
        const values = name === "editPrice" ? { editPrice: 2000 } : input;
        await runAction(
          { ...made.owner, engine: server.engine, tx, resource },
          action,
          { id, version: null },
          { ...values },
        );
        note(await made.readStatus({ tx }, id));
      },
    ),
  );
};
const readVerifyCode = async ({ id }: Placed): Promise<string | null> =>
  (await market.order(id)).verifyCode;

/**
 * The transition table: the commands that succeed in each state, and the resulting state; for
 * orders that are shipped and orders that are picked up.
 */
const kernel: Readonly<Record<"sent" | "fetched", Found>> = {
  sent: {
    unpaid: {
      editPrice: "unpaid",
      cancelByBuyer: "cancelled",
      cancelByTime: "cancelled",
      pay: "unshipped",
    },
    // An order whose shipping was undone already stays as it is.
    unshipped: { ship: "unreceived", unship: "unshipped" },
    unreceived: { unship: "unshipped", receive: "completed" },
    completed: {},
    cancelled: {},
  },
  fetched: {
    unpaid: {
      editPrice: "unpaid",
      cancelByBuyer: "cancelled",
      cancelByTime: "cancelled",
      pay: "unshipped",
    },
    unshipped: { writeOff: "completed", unship: "unshipped" },
    completed: {},
    cancelled: {},
  },
};
const actions: Readonly<Record<"sent" | "fetched", Found>> = {
  sent: {
    unpaid: { editPrice: "unpaid", note: "unpaid", cancel: "cancelled" },
    unshipped: { ship: "unreceived", editAddress: "unshipped", note: "unshipped" },
    unreceived: { note: "unreceived" },
    completed: { note: "completed" },
    cancelled: { note: "cancelled" },
  },
  fetched: {
    unpaid: { editPrice: "unpaid", note: "unpaid", cancel: "cancelled" },
    unshipped: { writeOff: "completed", note: "unshipped" },
    completed: { note: "completed" },
    cancelled: { note: "cancelled" },
  },
};

describe.each(["sent", "fetched"] as const)("an order that is %s", (way) => {
  const states = orderStates.filter((state) => state in kernel[way]);

  test("is changed by the kernel from the states of the domain, and from no other", async () => {
    const found: Found = {};
    for (const state of states) {
      const order = await made.orderIn(state, way === "fetched");
      const before = await made.picture(order);
      expect(before).toMatchObject({ row: { status: state } });
      found[state] = {};
      for (const name of Object.keys(orderCommands)) {
        const end = await tryKernel(name, order);
        if (end) found[state][name] = end;
        expect(await made.picture(order), `${name} from ${state}`).toEqual(before);
      }
    }
    expect(found).toEqual(kernel[way]);
  });

  test("is changed by the shop's actions from the states of the domain, and from no other", async () => {
    const found: Found = {};
    for (const state of states) {
      const order = await made.orderIn(state, way === "fetched");
      const before = await made.picture(order);
      found[state] = {};
      const given = inputs(await readVerifyCode(order));
      for (const action of server.engine.resource(declared.name).actionList) {
        const input = given[action.name] ?? {};
        const end = await tryAction(action.name, order, input);
        if (end) {
          found[state][action.name] = end;
          continue;
        }
        // A rejected command is rejected over HTTP too, and leaves no change.
        const answer = await server.post("harbour", `${declared.api}/${action.call}`, {
          id: order.id,
          ...input,
        });
        expect([409, 422], `${action.name} from ${state}`).toContain(answer.code);
        expect(answer.data.error).toMatch(messages);
        expect(await made.picture(order), `${action.name} from ${state}`).toEqual(before);
      }
    }
    expect(found).toEqual(actions[way]);
  });
});

describe("the deadlines", () => {
  const later = new Date(Date.now() + 40 * 86_400_000);
  test("cancel unpaid orders and receive shipped ones, and change nothing else", async () => {
    const orders = new Map<State, Placed>();
    for (const state of orderStates) orders.set(state, await made.orderIn(state));
    const held = await made.orderIn("unreceived");
    const ids = [...orders.values(), held].map(({ id }) => id);
    // Every deadline of each order has passed, in every state.
    await server.database.pool.query(
      "update orders set pay_end_time = now(), finish_expired_time = now(), refund_status = case when id = $2 then 'refunding' else 'none' end where id = any($1)",
      [ids, held.id],
    );
    const before = new Map<Placed, unknown>();
    const row = async (order: Placed) =>
      ((await made.picture(order)) as { row: { status: string } }).row;
    for (const order of [...orders.values(), held]) before.set(order, await row(order));
    for (const job of ["closeUnpaid", "receive", "closeUnpaid", "receive"])
      await server.runJob(job, later);
    const ends: Partial<Record<State, string>> = {};
    for (const [state, order] of orders) {
      ends[state] = (await row(order)).status;
      if (ends[state] === state) expect(await row(order), state).toEqual(before.get(order));
    }
    expect(ends).toEqual({
      unpaid: "cancelled",
      unshipped: "unshipped",
      unreceived: "completed",
      completed: "completed",
      cancelled: "cancelled",
    });
    expect(await row(held)).toEqual(before.get(held));
  });
});

describe("what an order waits for", () => {
  const rejected = async (order: Placed, call: string, input: object, error: string) => {
    const before = await made.picture(order);
    const answer = await server.post("harbour", `${declared.api}/${call}`, {
      id: order.id,
      ...input,
    });
    expect(answer.code, `${call}: ${answer.message}`).not.toBe(200);
    expect(answer.data.error).toBe(error);
    expect(await made.picture(order), call).toEqual(before);
  };
  const given = (order: Placed, name: string) =>
    readVerifyCode(order).then((code) => inputs(code)[name] ?? {});

  test("the end of a refund, before it is sent, handed over or received", async () => {
    for (const [state, pickUp, call, name] of [
      ["unshipped", false, "ship", "ship"],
      ["unshipped", true, "writeOff", "writeOff"],
    ] as const) {
      const order = await made.orderIn(state, pickUp);
      await server.database.pool.query(
        "update orders set refund_status = 'refunding' where id = $1",
        [order.id],
      );
      await rejected(order, call, await given(order, name), "order.refundOpen");
    }
    const order = await made.orderIn("unreceived");
    await server.database.pool.query(
      "update orders set refund_status = 'refunding' where id = $1",
      [order.id],
    );
    expect(await tryKernel("receive", order)).toBeNull();
  });

  test("being sorted, where it was merged", async () => {
    const order = await made.orderIn("unshipped");
    for (const merged of ["merged", "picked"]) {
      await server.database.pool.query("update orders set merge_status = $2 where id = $1", [
        order.id,
        merged,
      ]);
      await rejected(order, "ship", await given(order, "ship"), "order.notSorted");
    }
    await server.database.pool.query("update orders set merge_status = 'sorted' where id = $1", [
      order.id,
    ]);
    expect(await tryKernel("ship", order)).toBe("unreceived");
  });

  test("its own code, a number of its parcel, and a price above its freight", async () => {
    const fetched = await made.orderIn("unshipped", true);
    await rejected(fetched, "writeOff", { verifyCode: "000000000000" }, "pickup.codeInvalid");
    const unpaid = await made.orderIn("unpaid");
    for (const editPrice of [0, -1, 0.001, 8, 11])
      await rejected(unpaid, "editPriceSubmit", { editPrice }, "input.invalid");
    const unshipped = await made.orderIn("unshipped");
    await rejected(
      unshipped,
      "ship",
      { deliveryType: "auspost", deliveryNo: " " },
      "input.invalid",
    );
    await expect(
      market.locked(systemActor, unshipped.id, (ctx, order) =>
        shipOrder(ctx, order, { deliveryType: "auspost", deliveryNo: "  " }),
      ),
    ).rejects.toMatchObject({ code: "order.trackingRequired" });
  });

  test("a payment that has begun, before its price changes", async () => {
    const order = await made.orderIn("unpaid");
    await server.database.pool.query(
      `insert into payments (number, pay_order_id, pay_order_no, member_id, provider, amount, status)
       select 'begun', id, pay_order_no, member_id, 'wxPay', amount, 'open' from pay_orders where id = $1`,
      [order.payOrderId],
    );
    await rejected(order, "editPriceSubmit", { editPrice: 20 }, "order.paymentStarted");
  });
});
