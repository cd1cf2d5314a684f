import { sql } from "kysely";
import { resources } from "../../../resources/index.ts";
import { rules } from "../../../server/modules.ts";
import { getCaller } from "../../../tests/oneOfEach.ts";
import { startTestServer, type TestServer, tenantOwner } from "../../../tests/testServer.ts";
import {
  type Actor,
  choice,
  dateTime,
  defineResource,
  integer,
  money,
  parent,
  type Resource,
  reference,
  references,
  rows,
  text,
} from "../../schema/index.ts";
import { queryPool } from "../database/queryPool.ts";
import { defineRules } from "../defineRules.ts";
import { invalid } from "../domainError.ts";
import type { Caller } from "../engine.ts";
import type { OperationContext } from "./operationContext.ts";
import type { StoredRow } from "./readRecord.ts";
import { insertRow } from "./writeRows.ts";

/** A tree with a trash, child rows, references and a number that is compared before it is set. */
export const pallets = defineResource("pallets", {
  api: "member/pallet",
  route: "/stock/pallet",
  access: "stock:pallet",
  owner: "shop",
  trash: true,
  deletableWhen: (row) => row.seal.isEmpty(),
  fields: {
    name: text({ required: true, unique: true, search: true, filter: true, sortable: true }),
    weight: integer({ min: 1, default: 2, filter: true, sortable: true }),
    price: money({ filter: true }),
    stock: integer({ compareAndSet: true }),
    cost: money({ access: "platform" }),
    parent: parent({ depth: 3, filter: true, lockedWhen: { seal: "fixed" } }),
    sort: integer(),
    status: choice(["open", "closed"], { default: "open", filter: true }),
    seal: text({ visibleWhen: { status: "closed" } }),
    origin: text({ createOnly: true }),
    supplier: reference("suppliers", { filter: true }),
    others: references("suppliers"),
    parcels: rows({
      code: text({ required: true, unique: true }),
      units: integer({ min: 1 }),
      packedAt: dateTime(),
    }),
  },
  label: "name",
  list: {
    columns: ["name", "weight", "price", "status"],
    sort: ["name", "asc"],
    tabs: "status",
    tabSort: { closed: ["weight", "desc"] },
    sums: ["price"],
  },
  actions: {
    close: { from: ["open"], to: ["closed"], bulk: true },
    weigh: { input: { weight: integer({ required: true, max: 100 }) }, bulk: true },
  },
  calls: {
    weighAll: {
      method: "POST",
      access: "edit",
      input: { weight: integer({ required: true, min: 1 }) },
      output: { count: integer(), value: money() },
    },
  },
});
/** Rows without a trash. */
export const lamps = defineResource("lamps", {
  api: "member/lamp",
  route: "/stock/lamp",
  access: "stock:lamp",
  owner: "shop",
  trash: false,
  fields: { name: text({ required: true }), weight: integer() },
  label: "name",
  list: { columns: ["name", "weight"], sort: ["name", "asc"] },
});
const palletRules = defineRules(pallets, {
  beforeDelete: ({ record }) => {
    if (record.weight === 99) throw invalid({ weight: { key: "validation.max" } });
  },
  actions: { weigh: ({ input }) => ({ weight: input.weight }) },
  calls: {
    weighAll: async ({ tx, input }) => {
      const changed = await tx.run(
        tx.db
          .updateTable("suppliers")
          .set({ payment_days: input.weight })
          .where("name", "=", "Weighed")
          .returning("id"),
      );
      return { count: changed.length, value: 1250 };
    },
  },
});

/** The owner of a shop, for operations that need no database. */
export const shopOwner: Actor = {
  id: 1,
  name: tenantOwner,
  realm: "shop",
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};

/** A server with the pallets of two shops, and the operations as their owners call them. */
export interface OperationFixtures {
  server: TestServer;
  caller: Caller;
  actor: Actor;
  resource: Resource;
  /** Runs work in a transaction of a shop's owner; `harbour` is the default. */
  write<T>(
    work: (context: OperationContext) => Promise<T>,
    more?: { resource?: string; shop?: "harbour" | "laneway" },
  ): Promise<T>;
  /** Inserts a row without rules; returns its id. */
  add(
    values: Readonly<Record<string, unknown>>,
    more?: { resource?: string; shop?: "harbour" | "laneway" },
  ): Promise<number>;
  /** Returns the stored columns of all pallets, by name. */
  readAll(columns: string): Promise<Record<string, unknown>[]>;
  clear(): Promise<void>;
}

/** Opens the fixtures on a database of their own. */
export async function openOperationFixtures(): Promise<OperationFixtures> {
  const server = await startTestServer({
    resources: [...resources, pallets, lamps],
    rules: [...rules, palletRules],
  });
  const { engine } = server;
  const { pool } = server.database;
  const caller = getCaller(server, pallets);
  const callers = {
    harbour: caller,
    laneway: {
      ...caller,
      actor: {
        ...caller.actor,
        id: server.members.laneway ?? 0,
        name: "laneway",
        tenantId: server.shops.laneway,
      },
    },
  };
  const write: OperationFixtures["write"] = (
    work,
    { resource = "pallets", shop = "harbour" } = {},
  ) =>
    engine.write(callers[shop].actor, (tx) =>
      work({ ...callers[shop], engine, tx, resource: engine.resource<string>(resource) }),
    );
  return {
    server,
    caller,
    actor: caller.actor,
    resource: engine.resource<string>("pallets"),
    write,
    add: (values, more) => write(async (context) => (await insertRow(context, values)).id, more),
    readAll: (columns) =>
      queryPool(pool, sql<StoredRow>`select ${sql.raw(columns)} from pallets order by name`),
    clear: async () => {
      await pool.query("delete from pallets");
      await pool.query("delete from suppliers");
      await pool.query("delete from audit_entries");
      await pool.query("delete from imports");
    },
  };
}
