import { sql } from "kysely";
import type { Actor, TransactionContext } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { cancelMerge, createMerge, distribute, sortOut } from "../resources/picking/testing.ts";
import type { DemoMarket } from "./scenario.ts";

const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}
type Step = (ctx: TransactionContext, id: number) => Promise<void>;
/** The merges of a shop, the oldest first: how many orders each has, and how far it is. */
const merges: readonly { orders: number; hoursAgo: number; steps: readonly Step[] }[] = [
  { orders: 1, hoursAgo: 27, steps: [cancelMerge] },
  { orders: 2, hoursAgo: 5, steps: [distribute, sortOut] },
  { orders: 2, hoursAgo: 2, steps: [distribute] },
  { orders: 1, hoursAgo: 1, steps: [] },
];

/** Adds merges of orders in every state to shops that have enough orders to ship. */
export async function addMerges(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  for (const { id: shopId, staff } of shops) {
    const ready = await queryPool(
      market.engine.database.pool,
      sql<Pick<TableRow<"orders">, "id">>`
        select id from orders
        where shop_id = ${shopId} and status = 'unshipped' and not self_lifting
          and not waits_for_group and refund_status <> 'refunding'
        order by id desc limit 30`,
    );
    if (ready.length < 12) continue;
    const [warehouse] = await queryPool(
      market.engine.database.pool,
      sql<Pick<TableRow<"stock_locations">, "warehouse">>`
        select warehouse from stock_locations where shop_id = ${shopId} and is_default`,
    );
    if (!warehouse?.warehouse) continue;
    const place = { shopId, warehouse: warehouse.warehouse };
    const left = ready.map(({ id }) => id);
    for (const { orders, hoursAgo, steps } of merges) {
      const orderIds = left.splice(0, orders);
      const at = Date.now() - hoursAgo * hour;
      const { id } = await market.command(staff, new Date(at), (ctx) =>
        createMerge(ctx, { ...place, orderIds }),
      );
      for (const [index, step] of steps.entries())
        await market.command(staff, new Date(at + (index + 1) * 900_000), (ctx) => step(ctx, id));
    }
  }
}
