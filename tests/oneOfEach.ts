import { expect } from "vitest";
import { inTransaction, systemActor } from "../core/server/transactionContext.ts";
import { type Field, foreignTarget, parseFields, type Resource, tableOf } from "../framework/schema/index.ts";
import type { Caller } from "../framework/server/engine.ts";
import { store } from "../framework/server/save.ts";
import { transaction } from "../framework/server/transaction.ts";
import { post } from "../resources/finance/ledger/server/post.ts";
import { sampleRecord, sampleRow } from "./sample.ts";
import type { TestServer } from "./testServer.ts";

export const keeperOf = (resource: Resource) => (resource.owner === "shop" ? "harbour" : "platform");
/** A view of rows that another resource makes is tested with that one. */
export const isMadeByCalls = ({ readOnly, singleton, operations }: Resource) =>
  !readOnly && !singleton && operations.includes("create");
export const targetOf = (field: Field) => (field.options as { target?: string }).target;

/** How many rows of a resource some list of references must hold at least. */
const mostAsked = ({ name }: Resource, resources: readonly Resource[]) =>
  Math.max(
    1,
    ...resources
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) => (field.kind === "references" && targetOf(field) === name ? [field.options.min ?? 1] : [])),
  );

/** Makes one row of each resource for the others to refer to, in harbour's shop where it is a shop's; more where a list needs more. */
export async function makeOneOfEach(
  server: TestServer,
  resources: readonly Resource[],
  targets: Record<string, number>,
): Promise<void> {
  await addSpareShops(server, targets);
  const waiting = resources.filter(isMadeByCalls);
  // Whatever refers to nothing yet made waits for the next round.
  while (waiting.length > 0) {
    const ready = waiting.findIndex((resource) =>
      Object.values(resource.fields).every(
        (field) => targetOf(field) === undefined || targets[targetOf(field) ?? ""] !== undefined,
      ),
    );
    const [resource] = waiting.splice(Math.max(ready, 0), 1);
    if (!resource) break;
    for (let place = 1; place <= mostAsked(resource, resources); place += 1) {
      const answer = await server.post(
        keeperOf(resource),
        `${resource.api}/editSubmit`,
        sampleRecord(resource, targets),
      );
      expect(answer, resource.name).toMatchObject({ code: 200 });
      targets[place === 1 ? resource.name : `${resource.name} ${place}`] = answer.data.id;
    }
    if (resource.name === "goods") await addSpareGoods(server, targets);
  }
}

/** Shops besides harbour, each for one row that no two of a shop may have. */
async function addSpareShops(server: TestServer, targets: Record<string, number>): Promise<void> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    "insert into shops (name) select 'Spare ' || n from generate_series(1, 200) n returning id",
  );
  targets.shops = server.shops.harbour;
  for (const [place, { id }] of rows.entries()) targets[`shops spare ${place + 1}`] = id;
}

/** Goods of harbour besides, each for one row that no two of a product may have. */
async function addSpareGoods({ database, shops }: TestServer, targets: Record<string, number>): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into goods (shop_id, title) select $1, jsonb_build_object('en', 'Spare ' || n) from generate_series(1, 200) n returning id`,
    [shops.harbour],
  );
  for (const [place, { id }] of rows.entries()) targets[`goods spare ${place + 1}`] = id;
}

/** A row of harbour's, or of the platform's, of each resource that no form makes: as the deeds that make it would leave it. */
export async function addRowsOfOthers(
  server: TestServer,
  resources: readonly Resource[],
  targets: Record<string, number>,
): Promise<void> {
  const { engine, database, shops } = server;
  // Nothing but a posting writes to the books.
  await inTransaction(engine, { who: systemActor }, (command) =>
    post(command, {
      type: "adjust",
      refTable: "shop_terms",
      refId: 1,
      entries: [
        { account: "balance", shopId: shops.harbour, type: "adjust", amount: 100, orderNo: "Sample order" },
        { account: "platform", type: "adjust", amount: -100 },
      ],
    }),
  );
  await database.pool.query(
    "insert into outbox (channel, recipient, status) values ('email', 'a@example.com', 'kept')",
  );
  const others = resources.filter(
    (resource) => !isMadeByCalls(resource) && !resource.singleton && resource.table === null,
  );
  const { rows } = await database.pool.query<{ id: number }>("select id from skus where goods = $1", [targets.goods]);
  targets.skus = rows[0]?.id ?? 0;
  while (others.length > 0) {
    // Whatever needs the id of a row that is not made yet waits.
    const ready = others.findIndex(({ fields }) =>
      Object.values(fields).every((field) => {
        const target = foreignTarget(field);
        return !target || !field.options.required || targets[target.resource] !== undefined;
      }),
    );
    const [resource] = others.splice(Math.max(ready, 0), 1);
    if (!resource) break;
    const { values, issues } = parseFields(resource.fields, sampleRow(resource, targets));
    expect(issues, resource.name).toEqual({});
    const { id } = await transaction(database.pool, { tenant: "none" }, "write", (tx) =>
      store(tx, engine.resource(resource.name), callerOf(server, resource), null, values),
    );
    targets[resource.name] = Number(id);
    if (resource.name === "orders") await addLine(server, targets);
  }
}
/** A line of the order, for what refers to one. */
async function addLine({ database, shops }: TestServer, targets: Record<string, number>): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into orders_lines (shop_id, parent_id, goods_id, sku_id, goods_name, stock_type, price, qty, total, paid)
     values ($1, $2, $3, $4, '{"en":"Tea"}', 'onOrder', 1000, 1, 1000, 1000) returning id`,
    [shops.harbour, targets.orders, targets.goods, targets.skus],
  );
  targets["orders.lines"] = rows[0]?.id ?? 0;
}
const callerOf = ({ members, shops }: TestServer, resource: Resource): Caller => {
  const name = keeperOf(resource);
  const realm = name === "platform" ? "platform" : "shop";
  const shopId = realm === "shop" ? shops.harbour : null;
  return {
    actor: { id: members[name] ?? 0, name, realm, shopId, roles: ["admin"], permissions: [] },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "sample",
  };
};

/** The id of a row of harbour's, or of the platform's, however it came to be: a singleton is made when it is read, rows of another resource with that; of what is uploaded there is none. */
export async function anIdOf(server: TestServer, resource: Resource): Promise<number | null> {
  if (resource.singleton) await server.get(keeperOf(resource), `${resource.api}/get`);
  const byShop = resource.owner === "shop";
  const { rows } = await server.database.pool.query(
    `select id from ${tableOf(resource)} ${byShop ? "where shop_id = $1" : ""} order by id desc limit 1`,
    byShop ? [server.shops.harbour] : [],
  );
  return rows[0]?.id ?? null;
}
