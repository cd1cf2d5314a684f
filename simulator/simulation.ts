import { demoPassword } from "../demo/members.ts";
import { createRandom } from "../demo/random.ts";
import { Buyer } from "./buyer.ts";
import { Front } from "./front.ts";
import { Mailbox } from "./mailbox.ts";
import { Staff } from "./staff.ts";
import { StockClerk } from "./stockClerk.ts";
import type { Tally } from "./tally.ts";

export interface SimulationOptions {
  /** The server's address, or several of one deployment. */
  urls: readonly string[];
  buyers: number;
  /** 1 is one action in 5 seconds for each buyer; 0 is without pauses. */
  speed: number;
  seed: number;
  /**
   * Whether the demo's merchants ship, decide on refunds, and change stock by differences and by
   * files.
   */
  staff: boolean;
  /** Whether payment providers notify twice or late, and fail to refund at first. */
  withFaults: boolean;
}
const defaultPauseMs = 5000;

/** Runs the simulation until it is stopped; the first server fault stops it too, and is thrown. */
export async function simulateTrade(
  options: SimulationOptions,
  tally: Tally,
  stop: AbortController,
): Promise<void> {
  const front = new Front(options.urls);
  const random = createRandom(options.seed);
  const run = `${options.seed}-${Date.now().toString(36)}`;
  const simulation = {
    front,
    tally,
    random,
    mailbox: new Mailbox(front),
    withFaults: options.withFaults,
  };
  const people = Array.from(
    { length: options.buyers },
    (_, serial) => new Buyer(simulation, serial + 1, run),
  );
  const staff = options.staff
    ? ["harbour", "laneway"].flatMap((username) => {
        const login = { username, password: demoPassword };
        return [
          new Staff(front, tally, random, login),
          new StockClerk(front, tally, random, login),
        ];
      })
    : [];
  const runPerson = async (person: { next(): Promise<void> }): Promise<void> => {
    while (!stop.signal.aborted) {
      if (options.speed > 0)
        await pause((defaultPauseMs / options.speed) * (0.5 + random.next()), stop.signal);
      if (!stop.signal.aborted) await person.next();
    }
  };
  let failed: unknown = null;
  await Promise.all(
    [...people, ...staff].map((person) =>
      runPerson(person).catch((error: unknown) => {
        failed ??= error;
        stop.abort();
      }),
    ),
  );
  if (failed) throw failed;
}
/** Waits, and returns early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + milliseconds;
  for (let left = milliseconds; left > 0 && !signal.aborted; left = end - Date.now())
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 250)));
}
/** Returns orders that the server acknowledged but does not have. */
export async function findMissing(urls: readonly string[], tally: Tally): Promise<string[]> {
  const front = new Front(urls);
  const missing: string[] = [];
  for (const [orderNo, token] of tally.orders) {
    const { code } = await front.get(`store/v1/orders/${orderNo}`, token);
    if (code !== 200) missing.push(orderNo);
  }
  return missing;
}
