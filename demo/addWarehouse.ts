import { sql } from "kysely";
import type { Actor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import type { Caller } from "../framework/server/engine.ts";
import { runAction } from "../framework/server/operations/runAction.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import type { CamelRow } from "../framework/server/tables/DB.ts";
import { isSellable } from "../resources/inventory/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { dateEntries } from "./dateEntries.ts";
import type { CreateRecord } from "./fill.ts";
import type { DemoMarket } from "./scenario.ts";
import { type DemoEdit, demoEdits, demoLocations } from "./warehouse.ts";

const day = 86_400_000;
interface Shop {
  id: number;
  staff: Actor;
}

/** Adds the zones and bins of a warehouse. */
export async function addLocations(
  createRecord: CreateRecord,
  owner: Caller,
  warehouse: number,
): Promise<void> {
  const ids = new Map<string, number>();
  for (const { within, kind, ...location } of demoLocations) {
    const { id } = await createRecord(owner, "stockLocations", {
      name: null,
      capacity: null,
      ...location,
      kind,
      sellable: isSellable(kind),
      parent: within ? (ids.get(within) ?? null) : null,
      warehouse,
      isDefault: false,
    });
    ids.set(location.code, id);
  }
}

/** Adds edits of the stock in every state, and levels of stock, after the purchases. */
export async function addWarehouseWork(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  for (const shop of shops) {
    for (const edit of demoEdits) await addEdit(market, shop, edit);
    // Some SKUs are low, and some too many.
    await writePool(
      market.engine.database.pool,
      sql`
      update storage_stock s set
        warn_stock = case when n % 5 = 0 then on_hand + 4 else 5 end,
        max_stock = case when n % 7 = 3 then greatest(on_hand - 3, 6) else on_hand + 120 end
      from (
        select id, row_number() over (order by id) as n from storage_stock
        where shop_id = ${shop.id} and on_hand > 9
      ) r
      where r.id = s.id and r.n <= 60`,
    );
  }
}

/** The member who writes edits: the first one that is not the owner, if there is one. */
export async function findAuthor(market: DemoMarket, { id, staff }: Shop): Promise<Actor> {
  const [member] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("members")
      .select(["id", "realname as name"])
      .where("shop_id", "=", id)
      .where("main", "=", false)
      .orderBy("id")
      .limit(1),
  );
  return member ? { kind: "staff", id: member.id, name: member.name ?? "" } : staff;
}

async function addEdit(market: DemoMarket, shop: Shop, edit: DemoEdit): Promise<void> {
  const { pool } = market.engine.database;
  const stocked = await queryPool(
    pool,
    sql<
      Pick<CamelRow<"stock_items">, "skuId" | "locationId"> &
        Pick<CamelRow<"stock_locations">, "warehouse">
    >`
      select i.sku_id as "skuId", i.location_id as "locationId", p.warehouse
      from stock_items i join stock_locations p on p.id = i.location_id and p.is_default
      join skus k on k.id = i.sku_id and k.deleted_at is null
      where i.shop_id = ${shop.id} and i.on_hand > 12 and k.stock > 12
      order by i.sku_id limit 12`,
  );
  const [first] = stocked;
  if (!first) return;
  const at = new Date(Date.now() - edit.days * day);
  const author = await findAuthor(market, shop);
  const lines = edit.lines.flatMap(({ sku, num, counted }) => {
    const found = stocked[sku % stocked.length];
    return found ? [{ skuId: found.skuId, locationId: found.locationId, num, counted }] : [];
  });
  const { id } = await market.command(author, at, ({ engine, tx }) =>
    save(
      {
        ...toShopCaller({ ...shop, staff: author }),
        engine,
        tx,
        resource: engine.resource("stockEdits"),
      },
      {
        id: null,
        version: null,
        values: { warehouse: first.warehouse, reason: edit.reason, remark: edit.remark, lines },
      },
    ),
  );
  await market.command(author, at, ({ tx, now }) =>
    tx.run(
      tx.db
        .updateTable("stock_edits")
        .set({ add_time: now.toISOString(), upd_time: now.toISOString() })
        .where("id", "=", id),
    ),
  );
  await dateEntries(market, { resource: "stockEdits", id }, at);
  if (edit.end === "pending") return;
  const [name, input, actor] = {
    done: ["approve", {}, shop.staff] as const,
    rejected: ["reject", { reason: "Count the shelf again first" }, shop.staff] as const,
    cancelled: ["cancel", {}, author] as const,
  }[edit.end];
  const decidedAt = new Date(at.getTime() + day / 12);
  await market.command(actor, decidedAt, async ({ engine, tx }) => {
    const resource = engine.resource("stockEdits");
    const action = resource.actionList.find((one) => one.name === name);
    if (!action) throw new Error(`stock edits have no action ${name}`);
    await runAction(
      { ...toShopCaller({ ...shop, staff: actor }), engine, tx, resource },
      action,
      { id, version: null },
      input,
    );
  });
  await dateEntries(market, { resource: "stockEdits", id, action: name }, decidedAt);
}
