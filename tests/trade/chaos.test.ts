import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chooseSize } from "../stress.ts";
import { type CommandName, commands, type Move, make } from "./scenario.ts";
import {
  checkBooks,
  checkEnded,
  letTimePass,
  openScenarioShop,
  openTradeSimulation,
  type TradeSimulation,
} from "./tradeSimulation.ts";

/** Concurrency over several connections needs a server. */
const onServer = inject("postgres") !== "";
const workers = 6;
const each = Number(process.env.TRADE_RUNS ?? 40);
const rounds = chooseSize(1, 5);
const seed = inject("seed");
let simulation: TradeSimulation;
beforeAll(async () => {
  if (onServer) simulation = await openTradeSimulation();
});
afterAll(() => simulation?.server.close());

/** Time passes only at the end, so that all commands use the same time. */
const names = (Object.keys(commands) as CommandName[]).filter(
  (name) => !["daysPass", "minutesPass"].includes(name),
);
const busy: readonly CommandName[] = [
  "place",
  "place",
  "place",
  "pay",
  "pay",
  "payFromBalance",
  "applyRefund",
  "applyRefund",
  "agree",
  "ship",
];
const number = fc.nat({ max: 999 });
const move: fc.Arbitrary<Move> = fc.record({
  command: fc.constantFrom(...names, ...busy, ...busy),
  a: number,
  b: number,
  c: number,
});

test.skipIf(!onServer)(
  `${workers} who trade at once with the same few things leave every book in order`,
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const scenarioShop = await openScenarioShop(simulation);
      const moves = fc.sample(fc.array(move, { minLength: each, maxLength: each, size: "max" }), {
        seed: seed + round,
        numRuns: workers,
      });
      const ended = await Promise.allSettled(
        moves.map(async (own) => {
          for (const one of own)
            await make(simulation, scenarioShop, one).catch((error: unknown) => {
              throw new Error(`${one.command} ${one.a} ${one.b} ${one.c}`, { cause: error });
            });
        }),
      );
      for (const one of ended) if (one.status === "rejected") throw one.reason;
      await checkBooks(simulation);
      await letTimePass(simulation, scenarioShop);
      await checkBooks(simulation);
      await checkEnded(simulation);
    }
    const { rows } = await simulation.server.database.pool.query(
      "select count(*)::int as n from orders where pay_time is not null",
    );
    expect(rows[0].n).toBeGreaterThan(3 * rounds);
  },
);
