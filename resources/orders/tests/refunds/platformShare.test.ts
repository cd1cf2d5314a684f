import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../../core/server/transactionContext.ts";
import type { Calculated } from "../../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../../tests/trade/refundFixtures.ts";
import { requestIntervention } from "../../refunds/commands/customerCommands.ts";
import { completeRefund } from "../../refunds/commands/handleProviderRefund.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());

test("the platform bears the commission that the books return, before and after the ruling", async () => {
  const fixtures = createRefundFixtures(server, market);
  const buyer = await market.addBuyer("Mei");
  const order = await fixtures.buy(buyer);
  const { id } = await fixtures.apply(buyer, order, 0);
  await fixtures.act("refuse", id, { reason: "It is as described" });
  await fixtures.as(buyer, (ctx) =>
    requestIntervention(ctx, buyer.id, id, { reason: "It is not" }),
  );
  const before = await fixtures.describeCase(id);
  expect(before.platformBears).toBeGreaterThan(0);
  expect(before.orderNumber).toBe("#1001");

  await fixtures.decide("platformAgree", id, { reason: "It is missing", freight: 1 });
  await market.command(systemActor, (ctx) => completeRefund(ctx, id, "W1"));
  const after = await fixtures.describeCase(id);
  expect(after).toMatchObject({ status: "completed", platformBears: before.platformBears });
  const { rows } = await server.database.pool.query<Calculated<{ returned: number }>>(
    "select -sum(amount)::integer as returned from ledger_entries where ref_table = 'refunds' and ref_id = $1 and account = 'platform'",
    [id],
  );
  expect(rows[0]?.returned).toBe(Math.round(after.platformBears * 100));
});
