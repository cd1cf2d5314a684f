import { existsSync, readdirSync } from "node:fs";
import { expect } from "vitest";
import { inTransaction, systemActor } from "../core/server/transactionContext.ts";
import {
  type Field,
  type Fields,
  foreignTarget,
  parseFields,
  type Resource,
  toTableName,
} from "../framework/schema/index.ts";
import type { Caller } from "../framework/server/engine.ts";
import { insertRow } from "../framework/server/operations/writeRows.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { transaction } from "../framework/server/transaction.ts";
import { post } from "../resources/finance/server.ts";
import { sampleRecord, sampleRow } from "./sample.ts";
import type { TestServer } from "./testServer.ts";

export const getOwnerLogin = (resource: Resource) =>
  resource.owner === "shop" ? "harbour" : "platform";
/** A view of another resource's rows is tested with that resource. */
export const isMadeByCalls = ({ readOnly, singleton, operations }: Resource) =>
  !readOnly && !singleton && operations.includes("create");
export const findTarget = (field: Field) => (field.options as { target?: string }).target;

/** Lists what a field and the fields of its rows reference, as far as they are written. */
const listTargets = (field: Field): string[] => {
  const { fields = {}, readOnly } = field.options as { fields?: Fields; readOnly?: boolean };
  const target = findTarget(field);
  const nested = readOnly ? [] : Object.values(fields).flatMap(listTargets);
  return target === undefined ? nested : [target, ...nested];
};

/** Returns the minimum number of rows of a resource that lists of references require. */
const maxRequested = ({ name }: Resource, resources: readonly Resource[]) =>
  Math.max(
    1,
    ...resources
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) =>
        field.kind === "references" && findTarget(field) === name ? [field.options.min ?? 1] : [],
      ),
  );

/** Creates one row of each resource like `tryOneOfEach`, and fails where a sample is refused. */
export async function makeOneOfEach(
  server: TestServer,
  resources: readonly Resource[],
  targets: Record<string, number>,
): Promise<void> {
  expect([...(await tryOneOfEach(server, resources, targets)).values()]).toEqual([]);
}

/**
 * Creates one row of each resource for the others to reference, in harbour's shop for shop
 * resources; more if a list requires more. Returns why the sample of a resource was refused, by the
 * name of the resource.
 */
export async function tryOneOfEach(
  server: TestServer,
  resources: readonly Resource[],
  targets: Record<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>();
  await addSpareShops(server, targets);
  const waiting = resources.filter(isMadeByCalls);
  // A resource whose references do not exist yet waits for the next round.
  while (waiting.length > 0) {
    const ready = waiting.findIndex((resource) =>
      Object.values(resource.fields)
        .flatMap(listTargets)
        .every((target) => targets[target] !== undefined),
    );
    const [resource] = waiting.splice(Math.max(ready, 0), 1);
    if (!resource) break;
    for (let place = 1; place <= maxRequested(resource, resources); place += 1) {
      const answer = await server.post(
        getOwnerLogin(resource),
        `${resource.api}/editSubmit`,
        sampleRecord(resource, targets),
      );
      if (answer.code === 200)
        targets[place === 1 ? resource.name : `${resource.name} ${place}`] = answer.data.id;
      else refused.set(resource.name, describeRefused(resource, answer, refused));
    }
    if (resource.name === "goods") {
      await addSpareGoods(server, targets);
      targets.skus = await readSkuId(server, targets);
    }
  }
  return refused;
}

/** Returns where the sample of a resource belongs, from the root of the project. */
function findSamplePath(name: string): string {
  const domain = readdirSync("resources").find((one) => existsSync(`resources/${one}/${name}`));
  return `resources/${domain ?? "*"}/${name}/${name}.sample.ts`;
}
/** Says why a sample was refused, in the server's words, and where to mend it. */
function describeRefused(
  { name, fields }: Resource,
  { message, data }: { message: string; data: { errors?: object } | null },
  refused: ReadonlyMap<string, string>,
): string {
  const needed = Object.values(fields).flatMap((field) => findTarget(field) ?? []);
  const cause = needed.find((target) => refused.has(target));
  if (cause) return `${name} refers to ${cause}: ${refused.get(cause)}`;
  const errors = data?.errors ? ` ${JSON.stringify(data.errors)}` : "";
  return `the server refuses the sample of ${name}: "${message}"${errors}. Export values that its rules accept from ${findSamplePath(name)}; docs/guides/testing.md shows how.`;
}

/** Adds shops other than harbour, each for a row that must be unique per shop. */
async function addSpareShops(server: TestServer, targets: Record<string, number>): Promise<void> {
  const { rows } = await server.database.pool.query<Pick<TableRow<"shops">, "id">>(
    "insert into shops (name) select 'Spare ' || n from generate_series(1, 200) n returning id",
  );
  targets.shops = server.shops.harbour;
  for (const [place, { id }] of rows.entries()) targets[`shops spare ${place + 1}`] = id;
}

/** Adds goods of harbour, each for a row that must be unique per product. */
async function addSpareGoods(
  { database, shops }: TestServer,
  targets: Record<string, number>,
): Promise<void> {
  const { rows } = await database.pool.query<Pick<TableRow<"goods">, "id">>(
    `insert into goods (shop_id, title) select $1, jsonb_build_object('en', 'Spare ' || n) from generate_series(1, 200) n returning id`,
    [shops.harbour],
  );
  for (const [place, { id }] of rows.entries()) targets[`goods spare ${place + 1}`] = id;
}

/** Reads the id of a SKU of the sampled product; a save of the product may have replaced it. */
export async function readSkuId({ database }: TestServer, { goods }: Record<string, number>) {
  const { rows } = await database.pool.query<Pick<TableRow<"skus">, "id">>(
    "select id from skus where goods = $1 and deleted_at is null order by id",
    [goods],
  );
  return rows[0]?.id ?? 0;
}

/** Returns the resources whose rows a row must reference, and of which there is none. */
const listMissing = (fields: Fields, targets: Readonly<Record<string, number>>): string[] =>
  Object.values(fields).flatMap((field) => {
    const target = foreignTarget(field)?.resource ?? findTarget(field);
    return target && field.options.required && targets[target] === undefined ? [target] : [];
  });

/**
 * Adds a row of harbour, or of the platform, for each resource without a form, as its commands
 * would create it. Returns why resources have no row, by their names: those given in `refused`, and
 * those whose row must reference one of them.
 */
export async function addReferencedRows(
  server: TestServer,
  resources: readonly Resource[],
  targets: Record<string, number>,
  refused: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> {
  const { engine, database, shops } = server;
  const without = new Map(refused);
  // Only postings write to the books.
  await inTransaction(engine, { actor: systemActor }, (command) =>
    post(command, {
      type: "adjust",
      refTable: "shop_terms",
      refId: 1,
      entries: [
        {
          account: "balance",
          shopId: shops.harbour,
          type: "adjust",
          amount: 100,
          orderNo: "Sample order",
        },
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
  while (others.length > 0) {
    // A resource that needs the id of a missing row waits.
    const ready = others.findIndex(({ fields }) => listMissing(fields, targets).length === 0);
    const [resource] = others.splice(Math.max(ready, 0), 1);
    if (!resource) break;
    const cause = listMissing(resource.fields, targets).find((target) => without.has(target));
    if (cause) {
      without.set(resource.name, `${resource.name} refers to ${cause}: ${without.get(cause)}`);
      continue;
    }
    const { values, issues } = parseFields(resource.fields, sampleRow(resource, targets));
    expect(issues, resource.name).toEqual({});
    const { id } = await transaction(database.pool, { tenant: "none" }, "write", (tx) =>
      insertRow(
        {
          tx,
          resource: engine.resource(resource.name),
          actor: getCaller(server, resource).actor,
        },
        values,
      ),
    );
    targets[resource.name] = Number(id);
    if (resource.name === "orders") await addLine(server, targets);
  }
  return without;
}
/** Adds an order line, for rows that reference one. */
async function addLine(
  { database, shops }: TestServer,
  targets: Record<string, number>,
): Promise<void> {
  const { rows } = await database.pool.query<Pick<TableRow<"orders_lines">, "id">>(
    `insert into orders_lines (shop_id, parent_id, goods_id, sku_id, goods_name, stock_type, list_price, price, qty, total, paid)
     values ($1, $2, $3, $4, '{"en":"Tea"}', 'onOrder', 1000, 1000, 1, 1000, 1000) returning id`,
    [shops.harbour, targets.orders, targets.goods, targets.skus],
  );
  targets["orders.lines"] = rows[0]?.id ?? 0;
}
/** Returns a caller for the owner of a resource: harbour, or the platform. */
export const getCaller = ({ members, shops }: TestServer, resource: Resource): Caller => {
  const name = getOwnerLogin(resource);
  const realm = name === "platform" ? "platform" : "shop";
  const shopId = realm === "shop" ? shops.harbour : null;
  return {
    actor: {
      id: members[name] ?? 0,
      name,
      realm,
      tenantId: shopId,
      roles: ["admin"],
      permissions: [],
    },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "sample",
  };
};

/**
 * Returns the id of a row of harbour or of the platform. A singleton is created when it is read,
 * and rows of some resources with those of another; uploaded files have no row.
 */
export async function addRowId(server: TestServer, resource: Resource): Promise<number | null> {
  if (resource.singleton) await server.get(getOwnerLogin(resource), `${resource.api}/get`);
  const byShop = resource.owner === "shop";
  const { rows } = await server.database.pool.query(
    `select id from ${toTableName(resource)} ${byShop ? "where shop_id = $1" : ""} order by id desc limit 1`,
    byShop ? [server.shops.harbour] : [],
  );
  return rows[0]?.id ?? null;
}
