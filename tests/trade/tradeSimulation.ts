import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect } from "vitest";
import { systemActor, type TransactionContext } from "../../core/server/transactionContext.ts";
import { queryValue } from "../../framework/server/database/queryPool.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { auditMoney, post } from "../../resources/finance/server.ts";
import { issueGiftCards } from "../../resources/promotions/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { approvedAccount } from "./financeFixtures.ts";
import { type Market, openMarket } from "./orderFixtures.ts";
import { BookedProvider } from "./provider.ts";
import { registerForGst } from "./taxFixtures.ts";

export interface Buyer {
  id: number;
  name: string;
}
export interface Order {
  id: number;
  orderNo: string;
  buyer: Buyer;
  payOrderId: number;
  payOrderNo: string;
}
export interface SimulatedCard {
  id: number;
  code: string;
  shopId: number;
}
export interface ScenarioShop {
  buyers: readonly Buyer[];
  skus: readonly { skuId: number; shop: "harbour" | "laneway" }[];
  /** The products that are sold in groups, with their group sizes. */
  grouped: readonly { goodsId: number; skuId: number; people: readonly number[] }[];
  /** Gift cards of both shops. */
  cards: readonly SimulatedCard[];
  orders: Order[];
  charges: string[];
  /** Number of idempotency keys used. */
  keys: number;
  /** Time of all following commands. */
  now: Date;
}
export interface TradeSimulation {
  server: TestServer;
  market: Market;
  provider: BookedProvider;
  accounts: Readonly<Record<"harbour" | "laneway", number>>;
}
const day = 86_400_000;

/**
 * Starts a server with two shops that can be paid, and a provider that refunds only when the job
 * runs.
 */
export async function openTradeSimulation(): Promise<TradeSimulation> {
  const provider = new BookedProvider();
  const server = await startTestServer({
    server: { pay: { providers: [provider], sendAtOnce: false } },
  });
  const market = await openMarket(server);
  const { data } = await server.get("platform", "system/config/get");
  await server.post("platform", "system/config/editSubmit", { id: data.id, withdrawTimes: 1000 });
  for (const shop of ["harbour", "laneway"]) await server.get(shop, "member/shopConfig/get");
  await server.database.pool.query(
    "update shop_config set sender_name = 'Desk', sender_phone = '+61 2 5550 1234', sender_address = '5 Dock St'",
  );
  await registerForGst(server);
  const accounts = {
    harbour: await approvedAccount(server),
    laneway: await approvedAccount(server, "laneway", { realname: "Laneway Books" }),
  };
  return { server, market, provider, accounts };
}

/**
 * Creates three buyers with some money, and goods of both kinds of stock with prices that do not
 * divide evenly.
 */
export async function openScenarioShop({ server, market }: TradeSimulation): Promise<ScenarioShop> {
  const buyers: Buyer[] = [];
  for (let place = 0; place < 3; place += 1) {
    const buyer = await market.addBuyer();
    buyers.push(buyer);
    await market.command(systemActor, (ctx) => recharge(ctx, buyer, 20_003));
  }
  const skus: { skuId: number; shop: "harbour" | "laneway" }[] = [];
  for (const [price, stock, stockType, shop, commissionRate] of [
    [33.31, 7, 1, "harbour", 8],
    [0.07, 9, 1, "harbour", 33.33],
    [10.01, 5, 2, "harbour", null],
    [19.99, 6, 1, "laneway", 12.5],
    [0.01, 4, 2, "laneway", 50],
  ] as const) {
    const { goodsId, skuId } = await market.cartItem(
      price,
      stock,
      // Harbour is registered for GST, and has goods without it.
      { stockType, taxCode: price === 10.01 ? "gstFree" : "taxable" },
      shop,
    );
    await server.database.pool.query("update goods set commission_rate = $2 where id = $1", [
      goodsId,
      commissionRate,
    ]);
    skus.push({ skuId, shop });
  }
  const grouped = [];
  for (const [price, stock, stockType, shop, groupJson] of [
    [12.35, 8, 1, "harbour", null],
    [
      0.99,
      6,
      2,
      "laneway",
      [
        [2, 66.67],
        [3, 33.33],
      ],
    ],
  ] as const) {
    const { goodsId, skuId } = await market.cartItem(price, stock, { stockType }, shop);
    const terms = groupJson
      ? { groupType: 2, groupJson: groupJson.map(([num, discounts]) => ({ num, discounts })) }
      : { groupType: 1, groupNum: 2 };
    const { code } = await server.post(shop, "member/group/editSubmit", {
      goods: goodsId,
      ...terms,
      groupLimitHours: 60,
      groupSingleBuy: true,
    });
    expect(code).toBe(200);
    grouped.push({ goodsId, skuId, people: groupJson ? [2, 3] : [2] });
    skus.push({ skuId, shop });
  }
  const cards: SimulatedCard[] = [];
  for (const shop of ["harbour", "laneway"] as const)
    for (const amount of [1_999, 700]) cards.push(await issueCard(server, market, shop, amount));
  return { buyers, skus, grouped, cards, orders: [], charges: [], keys: 0, now: new Date() };
}
let cardsIssued = 0;
/** Issues a gift card of a shop that has the balance for it. */
async function issueCard(
  server: TestServer,
  market: Market,
  shop: "harbour" | "laneway",
  amount: number,
): Promise<SimulatedCard> {
  const shopId = server.shops[shop];
  cardsIssued += 1;
  return market.command(systemActor, async (ctx) => {
    await post(ctx, {
      type: `adjust ${cardsIssued}`,
      refTable: "shop_terms",
      refId: shopId,
      entries: [
        { account: "platform", type: "adjust", amount: -amount },
        { account: "balance", shopId, type: "adjust", amount },
      ],
    });
    const kind = "promotional";
    const issued = { shopId, kind, amount, count: 1, lastDay: "2099-12-31" } as const;
    const [card] = await issueGiftCards(ctx, issued);
    if (!card) throw new Error("no card was issued");
    return { ...card, shopId };
  });
}
const recharge = (ctx: TransactionContext, buyer: Buyer, cents: number) =>
  post(ctx, {
    type: "recharge",
    refTable: "buyers",
    refId: buyer.id,
    entries: [
      { account: "provider", provider: "aliPay", type: "recharge", amount: -cents },
      { account: "wallet", buyerId: buyer.id, type: "recharge", amount: cents },
    ],
  });

/** Returns null for a domain error; any other error fails the test. */
export async function refusable<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
/** Asserts that a call succeeds or returns a domain error, never an internal one. */
export async function answered(call: ReturnType<TestServer["post"]>) {
  const answer = await call;
  if (answer.code >= 500 && answer.code !== 503) throw new Error(JSON.stringify(answer));
  return answer;
}
/**
 * Runs a job, in which only rows that the failing provider rejects may fail. Skips a job that is
 * already running.
 */
export async function runJob({ server }: TradeSimulation, name: string, now: Date): Promise<void> {
  const outcome = await server.engine.jobs?.run(name, { now });
  const faults =
    outcome?.failures.filter(({ message }) => !message.includes("the provider is closed")) ?? [];
  if (faults.length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`);
}

const jobNames = [
  "reconcilePayments",
  "closeUnpaid",
  "reconcilePayments",
  "expireGroups",
  "receive",
  "refundDeadlines",
  "sendMoneyBacks",
  "readProviderStatements",
  "settle",
] as const;
/** Advances the time until every automatic transition has happened. */
export async function letTimePass(
  simulation: TradeSimulation,
  scenarioShop: ScenarioShop,
): Promise<void> {
  simulation.provider.refusing = false;
  for (let weeks = 0; weeks < 5; weeks += 1) {
    scenarioShop.now = new Date(scenarioShop.now.getTime() + 8 * day);
    for (const name of jobNames) await runJob(simulation, name, scenarioShop.now);
  }
}
/** Asserts that the books are consistent, and match the provider's. */
export async function checkBooks({ server, provider }: TradeSimulation): Promise<void> {
  const { pool } = server.database;
  const broken = await auditMoney(pool);
  // Whether the books are in order a second later separates work in progress from lost money.
  const later = broken.length > 0 ? await wait(1000).then(() => auditMoney(pool)) : [];
  expect({ broken, later }).toEqual({ broken: [], later: [] });
  const held = await queryValue(
    pool,
    sql<number>`select coalesce(-sum(amount), 0)::int from ledger_entries where account = 'provider' and provider = 'wxPay'`,
  );
  const unheard = (await findUnheard({ server, provider })).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  expect(held).toBe(provider.held - unheard);
}
/** Finds payments whose webhook was lost, and which have not been queried yet. */
async function findUnheard({ server, provider }: Pick<TradeSimulation, "server" | "provider">) {
  const { rows } = await server.database.pool.query<{
    txn: NonNullable<TableRow<"payments">["provider_txn"]>;
  }>("select provider_txn as txn from payments where provider_txn is not null");
  const received = new Set(rows.map(({ txn }) => txn));
  return provider.payments.filter(({ txn }) => !received.has(txn));
}
/** Asserts that nothing is pending after time has passed. */
export async function checkEnded({ server, provider }: TradeSimulation): Promise<void> {
  expect(await findUnheard({ server, provider })).toEqual([]);
  const { rows } = await server.database.pool.query(`
    select 'refund' as what, id from refunds where pay_state in ('waiting', 'failed') or status in ('applying', 'waitingReturn', 'returned')
    union all select 'money back', id from money_backs where status <> 'done'
    union all select 'payment', id from payments where reconcile_at is not null
    union all select 'group', id from group_orders where status = 'ongoing' or pay_status = 'refunding'
    union all select 'unpaid', id from orders where status = 'unpaid'
    union all select 'unreceived', id from orders where status = 'unreceived' and refund_status <> 'refunding'
    union all select 'unsettled', l.id from settlement_lines l join orders o on o.id = l.order_id
      where l.settled_at is null and o.refund_status <> 'refunding'`);
  expect(rows).toEqual([]);
}
