import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chooseSize } from "../stress.ts";
import { type CommandName, commands, type Move, make, often } from "./scenario.ts";
import {
  checkBooks,
  checkEnded,
  letTimePass,
  openScenarioShop,
  openTradeSimulation,
  type TradeSimulation,
} from "./tradeSimulation.ts";

/** The embedded database takes several times longer for each sequence. */
const onServer = inject("postgres") !== "";
/** More runs on request: TRADE_RUNS=500. */
const runs = Number(process.env.TRADE_RUNS ?? chooseSize(onServer ? 20 : 4, 40));
/** Sequences that share one server before its tables become too long to be audited after each. */
const maxShared = 40;
/** Sequences between two renewals of the statistics: the test cluster has no autovacuum. */
const betweenVacuums = 8;
/** Milliseconds in which a failing sequence is made shorter. */
const shrinkMs = 60_000;

let simulation: TradeSimulation;
let played = 0;
/** When shrinking ends, once a sequence has failed. */
let shrinkUntil = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  simulation = await openTradeSimulation();
});
afterAll(() => simulation.server.close());

const names = Object.keys(commands) as CommandName[];
const number = fc.nat({ max: 999 });
const move: fc.Arbitrary<Move> = fc.record({
  command: fc.oneof(
    ...names.map((name) => ({ weight: often[name] ?? 1, arbitrary: fc.constant(name) })),
  ),
  a: number,
  b: number,
  c: number,
});

const some = (names: readonly CommandName[]): fc.Arbitrary<Move[]> =>
  fc
    .tuple(number, number, number)
    .map(([a, b, c]) => names.map((command) => ({ command, a, b, c })));
/** One buyer starts a group, and the two others join it. */
const together: fc.Arbitrary<Move[]> = fc.tuple(number, number, number).map(([a, b, c]) =>
  [0, 1, 2].map((place) => ({
    command: "placeInGroup" as const,
    a: a + place,
    b,
    c: c * 5 + place,
  })),
);
/** Precondition of most commands: an order that is paid, and often shipped. */
const bought = fc.oneof(
  some(["place", "pay"]),
  some(["place", "payFromBalance"]),
  some(["place", "pay", "ship"]),
  some(["place", "pay", "shipSome"]),
  together,
);
/** Single commands in any order, with occasional sequences that rarely occur by chance. */
const passage = fc.oneof(
  { weight: 40, arbitrary: move.map((one) => [one]) },
  { weight: 4, arbitrary: bought },
  { weight: 6, arbitrary: together },
  { weight: 3, arbitrary: some(["applyRefund", "refuse", "askPlatform"]) },
  { weight: 2, arbitrary: some(["applyRefund", "agree", "submitReturn"]) },
  { weight: 2, arbitrary: some(["shipSome", "applyRefund", "agree", "dispatchRefunds", "ship"]) },
  { weight: 2, arbitrary: some(["place", "openCharge", "cancel", "payLateOrAgain"]) },
  { weight: 2, arbitrary: some(["place", "openCharge", "place", "restock", "payLateOrAgain"]) },
  {
    weight: 1,
    arbitrary: some(["applyWithdraw", "reviewWithdraw", "approveWithdraw", "sendWithdraw"]),
  },
);

/**
 * Executes a sequence; a server with inconsistent books is not used again. When the time for
 * shrinking is over, shorter sequences count as successful without being executed.
 */
async function play(moves: readonly Move[]): Promise<void> {
  if (Date.now() > shrinkUntil) return;
  if (played >= maxShared) await renew();
  if (onServer && played % betweenVacuums === 1)
    await simulation.server.database.pool.query("vacuum (analyze)");
  played += 1;
  try {
    const scenarioShop = await openScenarioShop(simulation);
    for (const one of moves) await make(simulation, scenarioShop, one);
    await checkBooks(simulation);
    await letTimePass(simulation, scenarioShop);
    await checkBooks(simulation);
    await checkEnded(simulation);
  } catch (error) {
    if (shrinkUntil === Number.POSITIVE_INFINITY) {
      shrinkUntil = Date.now() + shrinkMs;
      console.error(`A sequence failed, and is made shorter: SEED=${inject("seed")}`, error);
    }
    await renew();
    throw error;
  }
}
async function renew(): Promise<void> {
  await simulation.server.close();
  simulation = await openTradeSimulation();
  played = 0;
}

test(`${runs} random sequences of trade leave every book in order, and refuse with a reason`, {
  timeout: 60_000 + runs * 20_000,
}, async () => {
  const sequences = fc
    .tuple(
      fc.array(bought, { minLength: 2, maxLength: 4 }),
      fc.array(passage, { minLength: 20, maxLength: 40, size: "max" }),
    )
    .map(([started, rest]) => [...started.flat(), ...rest.flat()]);
  shrinkUntil = Number.POSITIVE_INFINITY;
  const result = await fc.check(fc.asyncProperty(sequences, play), {
    numRuns: runs,
    ...(process.env.TRADE_PATH && { path: process.env.TRADE_PATH }),
    interruptAfterTimeLimit: 60_000 + runs * 10_000,
    endOnFailure: process.env.TRADE_SHRINK === "no",
  });
  if (result.counterexample)
    throw new Error(
      `SEED=${result.seed} TRADE_PATH=${result.counterexamplePath} ${listNoticed(result.counterexample[0])}`,
      { cause: result.errorInstance },
    );
  expect(result.numRuns).toBeGreaterThan(0);
});
const listNoticed = (moves: readonly Move[]) =>
  `fails after ${moves.map(({ command, a, b, c }) => `${command} ${a} ${b} ${c}`).join(", ")}`;
