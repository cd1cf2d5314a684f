import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import type { Figure } from "./figure.ts";

// Each is imported when it runs: some modules of the demo read the app's settings when they load.
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: async () => (await import("./server.ts")).benchServer(),
  list: async () => (await import("./list.ts")).benchList(),
  goods: async () => (await import("./goods.ts")).benchGoods(),
  matrix: async () => (await import("./matrix.ts")).benchMatrix(),
  answers: async () => (await import("./answers.ts")).benchAnswers(),
  signIn: async () => (await import("./signIn.ts")).benchSignIn(),
  transfer: async () => (await import("./transfer.ts")).benchTransfer(),
  start: async () => (await import("./start.ts")).benchStart(),
  store: async () => (await import("./store.ts")).benchStore(),
  import: async () => (await import("./import.ts")).benchImport(),
  trade: async () => (await import("./trade.ts")).benchTrade(),
  scale: async () => (await import("./scale.ts")).benchScale(),
  orders: async () => (await import("./orders.ts")).benchOrders(),
  soak: async () => (await import("./soak.ts")).benchSoak(),
  malformed: async () => (await import("./malformed.ts")).benchMalformed(),
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse(),
};
/** Parts that run only when they are named: npm downloads what they need. */
const named: readonly string[] = ["scale", "lighthouse"];

/**
 * `npm run bench [-- server|list|goods|matrix|signIn|transfer|start|import …]`: measures figures in
 * one run on this machine and compares each with its target.
 *
 * @throws {Error} when no part has a name.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  configureApp(app);
  const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(", ")}; use ${Object.keys(benches).join(", ")}`);
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 ? !wanted.includes(name) : named.includes(name)) continue;
    for (const { what, figure, target, ok } of await bench())
      console.log(
        `${ok ? "ok    " : "MISSED"} ${figure.toFixed(2).padStart(6)} (${target})  ${what}`,
      );
  }
}
