import { parseArgs } from "node:util";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { Tally } from "./tally.ts";

const help = `npm run simulate -- [options]
  --url http://localhost:3000   address of the server, or several separated by commas
  --buyers 20                   number of buyers; more than 60 can sign up only if the server runs with STORE_RATE=0
  --speed 1                     1 is one action per buyer every 5 seconds; 0 is as fast as possible
  --minutes 5                   duration; 0 runs until stopped
  --seed 1                      the same seed creates the same buyers and actions
  --staff                       the demo's merchants ship orders, decide refunds and change stock
  --faults                      payment providers notify twice or late, and fail refunds at first`;

/**
 * `npm run simulate`: simulated buyers browse, order, pay, cancel, return and comment over HTTP, as
 * any storefront does.
 */
export async function main(args: string[]): Promise<void> {
  configureApp(app);
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      buyers: { type: "string", default: "20" },
      speed: { type: "string", default: "1" },
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: "1" },
      staff: { type: "boolean", default: false },
      faults: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void console.log(help);
  const urls = values.url.split(",");
  // The demo's members are listed when they are imported, from the settings of the app.
  const { findMissing, simulateTrade } = await import("./simulation.ts");
  const tally = new Tally();
  const stop = new AbortController();
  const minutes = Number(values.minutes);
  if (minutes > 0) setTimeout(() => stop.abort(), minutes * 60_000).unref();
  process.once("SIGINT", () => stop.abort());
  const progress = setInterval(() => console.log(tally.line()), 10_000);
  try {
    const { staff, faults: withFaults } = values;
    await simulateTrade(
      {
        urls,
        buyers: Number(values.buyers),
        speed: Number(values.speed),
        seed: Number(values.seed),
        staff,
        withFaults,
      },
      tally,
      stop,
    );
  } finally {
    clearInterval(progress);
    console.log(tally.report());
  }
  const missing = await findMissing(urls, tally);
  console.log(`${tally.orders.size} orders were confirmed, ${missing.length} of them are missing.`);
  for (const orderNo of missing) console.log(`  missing: ${orderNo}`);
  if (missing.length > 0) process.exitCode = 1;
}
