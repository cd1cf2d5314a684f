import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../transaction.ts";
import { type OperationFixtures, openOperationFixtures, pallets } from "./operationFixtures.ts";
import { createRecord, updateRecord } from "./saveRecord.ts";
import { asTenant, toSystemContext } from "./systemContext.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
beforeEach(() => fixtures.clear());
afterAll(() => fixtures.server.close());

test("the system creates and changes records of a tenant, with an entry of the audit trail and no author", async () => {
  const { engine, shops } = fixtures.server;
  await transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const context = toSystemContext({ engine, tx, requestId: "nightly" });
    await asTenant(context, shops.laneway, async (own) => {
      const { id } = await createRecord(own, pallets, { name: "A" });
      await updateRecord(own, pallets, id, { weight: 3 });
    });
  });
  expect(await fixtures.readAll("shop_id, name, weight, version, add_by, upd_by")).toEqual([
    { shop_id: shops.laneway, name: "A", weight: 3, version: 2, add_by: null, upd_by: null },
  ]);
  const entries = await fixtures.server.database.pool.query(
    "select shop_id, operation, add_by, request_id from audit_entries order by id",
  );
  expect(entries.rows).toEqual([
    { shop_id: shops.laneway, operation: "create", add_by: null, request_id: "nightly" },
    { shop_id: shops.laneway, operation: "edit", add_by: null, request_id: "nightly" },
  ]);
});

test("work for a tenant reaches no record of another one", async () => {
  const { engine, shops } = fixtures.server;
  const id = await fixtures.add({ name: "A" });
  const change = transaction(engine.database.pool, { tenant: "none" }, "write", (tx) =>
    asTenant(toSystemContext({ engine, tx }), shops.laneway, (own) =>
      updateRecord(own, pallets, id, { weight: 3 }),
    ),
  );
  await expect(change).rejects.toMatchObject({ code: "record.notFound" });
});

test("work for a tenant has that tenant's actor, and the work after it has its own again", async () => {
  const { engine, shops } = fixtures.server;
  await transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const context = toSystemContext({ engine, tx });
    expect(context.actor).toMatchObject({ id: 0, realm: "platform", tenantId: null });
    const actor = await asTenant(context, shops.harbour, async (own) => own.actor);
    expect(actor).toMatchObject({ id: 0, realm: "shop", tenantId: shops.harbour });
    expect(context.actor).toMatchObject({ id: 0, realm: "platform", tenantId: null });
  });
});
