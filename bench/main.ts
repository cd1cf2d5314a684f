import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import type { Figure } from "./figure.ts";
import { benchGoods } from "./goods.ts";
import { benchImport } from "./import.ts";
import { benchList } from "./list.ts";
import { benchMalformed } from "./malformed.ts";
import { benchMatrix } from "./matrix.ts";
import { benchOrders } from "./orders.ts";
import { benchServer } from "./server.ts";
import { benchSignIn } from "./signIn.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchStore } from "./store.ts";
import { benchTrade } from "./trade.ts";

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  server: benchServer,
  list: benchList,
  goods: benchGoods,
  matrix: benchMatrix,
  signIn: benchSignIn,
  start: benchStart,
  store: benchStore,
  import: benchImport,
  trade: benchTrade,
  orders: benchOrders,
  soak: benchSoak,
  malformed: benchMalformed,
};

/**
 * `npm run bench [-- server|list|goods|matrix|signIn|start|import …]`: measures figures in one run
 * on this machine and compares each with its target.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  configureApp(app);
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const { what, figure, target, ok } of await bench())
      console.log(
        `${ok ? "ok    " : "MISSED"} ${figure.toFixed(2).padStart(6)} (${target})  ${what}`,
      );
  }
}
