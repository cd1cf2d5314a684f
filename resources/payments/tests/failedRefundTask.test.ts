import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../../framework/server/transaction.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { cancelOrder } from "../../orders/server.ts";
import { createFailureStore } from "../../platform/server.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  // Refunds wait for the job, so that a task of this test is the first to send one.
  server = await startTestServer({ server: { pay: { sandboxSecret: secret, sendAtOnce: false } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const system = { kind: "system", id: null, name: "" } as const;
/** Creates a refund that waits, and stores that each attempt of its task has failed. */
async function failTask() {
  const started = await paymentFixtures.begin();
  await market.locked(system, started.order.id, (one, order) => cancelOrder(one, order, "timeout"));
  await paymentFixtures.complete(started.chargeId);
  const readRefund = async () =>
    (await paymentFixtures.readProviderRefunds(started.placed.payOrderId))[0];
  const { id } = await readRefund();
  await transaction(server.database.pool, { tenant: "none" }, "write", (tx) =>
    createFailureStore(server.engine).storeFailure(tx, {
      queue: "dispatchRefund",
      input: { id, now: new Date(Date.now() + 60_000).toISOString() },
      error: "timeout exceeded when trying to connect",
    }),
  );
  return readRefund;
}
const readTasks = async (query: Record<string, string> = {}, language = "en") => {
  const headers = { "accept-language": language };
  const { data } = await server.get("platform", "system/failedTask/getList", query, headers);
  return data.list;
};

test("a failed task has the name of its queue in each language, and its refund", async () => {
  const readRefund = await failTask();
  const { id } = await readRefund();
  expect(await readTasks({ queue: "dispatchRefund" })).toMatchObject([
    {
      title: "Send a refund to the payment provider",
      resource: "moneyBacks",
      recordId: id,
      record: `B-${id}`,
      status: "failed",
    },
  ]);
  expect(await readTasks({}, "zh-CN")).toMatchObject([{ title: "向支付渠道发起退款" }]);
  expect(await readTasks({}, "zh-TW")).toMatchObject([{ title: "向付款管道送出退款" }]);
});

test("its retry sends the refund, and it has succeeded then", async () => {
  const readRefund = await failTask();
  expect(await readRefund()).toMatchObject({ status: "waiting" });
  const [{ id }] = await readTasks();
  const retried = await server.post("platform", "system/failedTask/retry", { id });
  expect(retried).toMatchObject({ code: 200 });
  await server.engine.queues?.idle();
  expect(await readRefund()).toMatchObject({ status: "done", tries: 1 });
  expect(await readTasks({ status: "succeeded" })).toMatchObject([{ id }]);
});

test("a task of a queue that was removed has no record, and is not retried", async () => {
  await transaction(server.database.pool, { tenant: "none" }, "write", (tx) =>
    createFailureStore(server.engine).storeFailure(tx, {
      queue: "sendFax",
      input: { id: 1 },
      error: "no line",
    }),
  );
  const [task] = await readTasks({ queue: "sendFax" });
  expect(task).toMatchObject({ title: "Task that no longer exists" });
  expect(task.record ?? null).toBeNull();
  const { id } = task;
  const retried = await server.post("platform", "system/failedTask/retry", { id });
  expect(retried.data.error).toBe("failedTask.queueRemoved");
});
