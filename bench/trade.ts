import { auditMoney } from "../resources/finance/server.ts";
import { type Figure, requireAtLeast, requireAtMost } from "./figure.ts";
import { median } from "./load.ts";
import { openTradeSide, type TradeRound, type TradeSide } from "./tradeSide.ts";

const port = Number(process.env.TRADE_PORT ?? 3977);
const seconds = 10;
const warmUpSeconds = Number(process.env.TRADE_WARM_UP ?? 10);

/** Until its functions are compiled, a process works about twice as long for an order. */
async function warmUp({ run, pool }: TradeSide): Promise<void> {
  await run(warmUpSeconds * 1000, 24);
  // The bench's PostgreSQL has no autovacuum, which does this within a minute of the first
  // orders.
  await pool.query("analyze");
  await run(3000, 24);
}
const cpu = ({ processes, postgres }: TradeRound): number => processes + postgres;
const report = (name: string, writers: number, round: TradeRound): void =>
  console.log(
    `${name}, ${writers} writers: ${round.rate.toFixed(0)} orders a second, each ${round.processes.toFixed(2)} ms of the API processes, ${round.postgres.toFixed(2)} ms of PostgreSQL and ${round.callers.toFixed(2)} ms of its callers`,
  );

/**
 * Measures the orders placed and paid per second by two API processes on one PostgreSQL on the same
 * machine, and checks the ledger's invariants. `TRADE_AGAINST` names the folder of another build,
 * with which it takes turns.
 */
export async function benchTrade(): Promise<Figure[]> {
  const other = process.env.TRADE_AGAINST;
  if (other) return await compareTrade(other);
  const side = await openTradeSide(".", port);
  try {
    await warmUp(side);
    const few = await side.run(seconds * 1000, 8);
    report("this build", 8, few);
    const many = await side.run(seconds * 1000, 24);
    report("this build", 24, many);
    return [
      requireAtLeast(
        "orders placed and paid in a second, two API processes and PostgreSQL on one machine, with their callers",
        many.rate,
        150,
      ),
      requireAtLeast("the same with 24 writers, in times of 8", many.rate / few.rate, 0.9),
      requireAtMost("CPU time of an order in both processes and PostgreSQL, ms", cpu(many), 8),
      ...(await countFailed(side)),
    ];
  } finally {
    await side.close();
  }
}

async function countFailed({ pool }: TradeSide): Promise<Figure[]> {
  const findings = await auditMoney(pool);
  return [requireAtMost("failed money and stock invariants afterwards", findings.length, 0)];
}

/**
 * Compares the CPU time of an order with that of another build, in short rounds by turns: other
 * programs on the machine slow both rounds of a pair alike, so the medians of their quotients are
 * compared.
 */
async function compareTrade(folder: string): Promise<Figure[]> {
  const sides: TradeSide[] = [];
  try {
    for (const [index, at] of [".", folder].entries())
      sides.push(await openTradeSide(at, port + 2 * index));
    for (const side of sides) await warmUp(side);
    const pairs: [TradeRound, TradeRound][] = [];
    for (let count = 0; count < Number(process.env.TRADE_ROUNDS ?? 16); count += 1) {
      // The other build begins every other pair.
      const own = count % 2;
      const first = await sides[own]?.run(2500, 24);
      const second = await sides[1 - own]?.run(2500, 24);
      if (!first || !second) break;
      pairs.push(own === 0 ? [first, second] : [second, first]);
    }
    for (const [index, name] of ["this build", "the other"].entries())
      report(`${name}, medians`, 24, {
        rate: median(pairs.map((pair) => pair[index]?.rate ?? 0)),
        processes: median(pairs.map((pair) => pair[index]?.processes ?? 0)),
        postgres: median(pairs.map((pair) => pair[index]?.postgres ?? 0)),
        callers: median(pairs.map((pair) => pair[index]?.callers ?? 0)),
      });
    const compare = (of: (round: TradeRound) => number): number =>
      median(pairs.map(([own, other]) => of(own) / of(other)));
    return [
      requireAtMost("CPU time of an order, in times of the other build", compare(cpu), 1),
      requireAtMost(
        "of the API processes",
        compare(({ processes }) => processes),
        1,
      ),
      requireAtMost(
        "of PostgreSQL",
        compare(({ postgres }) => postgres),
        1,
      ),
      ...(sides[0] ? await countFailed(sides[0]) : []),
    ];
  } finally {
    for (const side of sides) await side.close();
  }
}
