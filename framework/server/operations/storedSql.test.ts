import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Actor, Locale } from "../../schema/index.ts";
import { hasReadFilter } from "../sql/tenantScope.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readRecord, type StoredRow } from "./readRecord.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterEach(() => fixtures.clear());
afterAll(() => fixtures.server.close());

/** Reads a record as somebody, in a transaction of its own. */
function read(actor: Actor, id: number, name = "pallets", locale: Locale = "en") {
  const { caller, server } = fixtures;
  const { engine } = server;
  return engine.read(actor, (tx) =>
    readRecord(
      { ...caller, actor, locale, engine, tx, resource: engine.resource<string>(name) },
      id,
    ),
  );
}
const readOrNull = (actor: Actor, id: number): Promise<StoredRow | null> =>
  read(actor, id).catch((error) => {
    if (error.type === "notFound") return null;
    throw error;
  });

describe("the statements that read a record are compiled once", () => {
  test("and give each of several actors, in turn, its own rows and fields", async () => {
    const { add, actor: harbour, server } = fixtures;
    const laneway = { ...harbour, id: server.members.laneway ?? 0, tenantId: server.shops.laneway };
    const operator: Actor = { ...harbour, realm: "platform", tenantId: null };
    const supplier = await add({ name: "Mill", phone: "0298765432" }, { resource: "suppliers" });
    const parcels = [{ code: "A1", units: 2 }];
    const own = await add({ name: "Oak", cost: 700, supplier, others: [supplier], parcels });
    const other = await add({ name: "Elm", cost: 900, parcels: [] }, { shop: "laneway" });
    for (let turn = 0; turn < 2; turn += 1) {
      const record = await read(harbour, own);
      expect(record).toMatchObject({
        name: "Oak",
        parcels: [{ code: "A1", units: 2 }],
        others: [supplier],
        _labels: { supplier: "Mill", others: ["Mill"] },
      });
      expect(record).not.toHaveProperty("cost");
      expect(await read(operator, own)).toMatchObject({ name: "Oak", cost: 700 });
      const elm = await read(laneway, other);
      expect(elm).toMatchObject({ name: "Elm", parcels: [], others: [], _labels: {} });
      expect(elm).not.toHaveProperty("cost");
      expect([await readOrNull(harbour, other), await readOrNull(laneway, own)]).toEqual([
        null,
        null,
      ]);
      expect(await read(operator, other)).toMatchObject({ name: "Elm", cost: 900 });
    }
  });

  test("except where the resource has a read filter of its own", () => {
    const { actor, resource, server } = fixtures;
    const operator: Actor = { ...actor, realm: "platform", tenantId: null };
    expect(hasReadFilter(resource, actor)).toBe(false);
    expect(hasReadFilter(resource, operator)).toBe(false);
    expect(hasReadFilter(server.engine.resource("shops"), actor)).toBe(true);
  });

  test("and name references in the language of each reader", async () => {
    const { actor, server } = fixtures;
    const operator: Actor = { ...actor, realm: "platform", tenantId: null };
    const { rows } = await server.database.pool.query(`
      with made as (
        insert into countries (code, name) values ('QA', '{"en": "Qatar", "zhCN": "卡塔尔"}') returning id
      )
      insert into cities (name, country) select '{"en": "Doha", "zhCN": "多哈"}', id from made returning id`);
    const names: unknown[] = [];
    for (const locale of ["en", "zh-CN", "en"] as const)
      names.push((await read(operator, rows[0].id, "cities", locale))._labels?.country);
    expect(names).toEqual(["Qatar", "卡塔尔", "Qatar"]);
  });
});
