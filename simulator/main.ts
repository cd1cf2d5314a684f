import { parseArgs } from "node:util";
import { demoPassword } from "../server/demo/members.ts";
import { randomFrom } from "../server/demo/random.ts";
import { Buyer } from "./buyer.ts";
import { Front } from "./front.ts";
import { Staff } from "./staff.ts";
import { Tally } from "./tally.ts";

const help = `npm run simulate -- [options]
  --url http://localhost:3000   the server, or several joined by commas
  --buyers 20                   how many people buy
  --speed 1                     1 is a thing in 5 seconds a buyer; 0 is as fast as they can
  --minutes 5                   how long; 0 is until it is stopped
  --seed 1                      the same seed makes the same crowd
  --staff                       merchants of the demo ship and decide on refunds
  --weather                     providers notify twice, late, and fail to refund at first`;
const usualPauseMs = 5000;

/** `npm run simulate`: a crowd that browses, orders, pays, cancels, returns and comments, over HTTP as any shop front does. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      buyers: { type: "string", default: "20" },
      speed: { type: "string", default: "1" },
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: "1" },
      staff: { type: "boolean", default: false },
      weather: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void console.log(help);
  const tally = new Tally();
  const stop = new AbortController();
  const front = new Front(values.url.split(","));
  const random = randomFrom(Number(values.seed));
  const run = `${values.seed}-${Date.now().toString(36)}`;
  const crowd = { front, tally, random, weather: values.weather };
  const people = Array.from({ length: Number(values.buyers) }, (_, serial) => new Buyer(crowd, serial + 1, run));
  const staff = values.staff
    ? ["harbour", "laneway"].map((username) => new Staff(front, tally, random, { username, password: demoPassword }))
    : [];
  const minutes = Number(values.minutes);
  if (minutes > 0) setTimeout(() => stop.abort(), minutes * 60_000).unref();
  process.once("SIGINT", () => stop.abort());
  const telling = setInterval(() => console.log(tally.line()), 10_000);
  const speed = Number(values.speed);
  let failed: unknown = null;
  const live = async (person: { next(): Promise<void> }): Promise<void> => {
    while (!stop.signal.aborted) {
      if (speed > 0) await pause((usualPauseMs / speed) * (0.5 + random.next()), stop.signal);
      if (!stop.signal.aborted) await person.next();
    }
  };
  await Promise.all(
    [...people, ...staff].map((person) =>
      live(person).catch((error: unknown) => {
        failed ??= error;
        stop.abort();
      }),
    ),
  );
  clearInterval(telling);
  console.log(tally.report());
  const missing = await findMissing(front, tally);
  console.log(`${tally.orders.size} orders were acknowledged, ${missing.length} of them are missing.`);
  for (const orderNo of missing) console.log(`  missing: ${orderNo}`);
  if (failed) throw failed;
  if (missing.length > 0) process.exitCode = 1;
}
/** Waits, looking now and then whether it is all over. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + milliseconds;
  for (let left = milliseconds; left > 0 && !signal.aborted; left = end - Date.now())
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 250)));
}
/** Orders that the server has said it has, and does not have. */
async function findMissing(front: Front, tally: Tally): Promise<string[]> {
  const missing: string[] = [];
  for (const [orderNo, token] of tally.orders) {
    const { code } = await front.get(`store/v1/orders/${orderNo}`, token);
    if (code !== 200) missing.push(orderNo);
  }
  return missing;
}
