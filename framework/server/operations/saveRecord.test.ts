import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queryPool } from "../database/queryPool.ts";
import type { Calculated } from "../tables/DB.ts";
import { type OperationFixtures, openOperationFixtures, pallets } from "./operationFixtures.ts";
import { createRecord, createRecords, updateRecord } from "./saveRecord.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
beforeEach(() => fixtures.clear());
afterAll(() => fixtures.server.close());

const readAudit = () =>
  queryPool(
    fixtures.server.database.pool,
    sql<Calculated<{ operation: string; changes: object }>>`
      select operation, changes from audit_entries where resource = 'pallets' order by id`,
  );

test("a rule creates a record with defaults, and with fields that members cannot write", async () => {
  const stored = await fixtures.write((context) =>
    createRecord(context, pallets, { name: "A", cost: 1_250 }),
  );
  expect(stored).toMatchObject({ name: "A", weight: 2, status: "open", version: 1 });
  expect(await fixtures.readAll("name, cost")).toEqual([{ name: "A", cost: 1_250 }]);
  expect(await readAudit()).toMatchObject([{ operation: "create" }]);
});

test("a rule creates several records with the statements of one, or none of them", async () => {
  const countStatements = (all: readonly { name?: string }[]) =>
    fixtures.write(async (context) => {
      const { statements } = context.tx;
      const stored = await createRecords(context, pallets, all);
      return [stored.map(({ name }) => name), context.tx.statements - statements];
    });
  const [, one] = await countStatements([{ name: "A" }]);
  const [names, three] = await countStatements([{ name: "B" }, { name: "C" }, { name: "D" }]);
  expect(names).toEqual(["B", "C", "D"]);
  // Values that are unique are checked before several rows are written together.
  expect(three).toBe(Number(one) + 1);
  await expect(countStatements([{ name: "E" }, {}])).rejects.toMatchObject({
    code: "input.invalid",
  });
  expect(await fixtures.readAll("name")).toEqual(["A", "B", "C", "D"].map((name) => ({ name })));
});

test("a rule changes a record, which gets one version and one entry of the audit trail", async () => {
  const id = await fixtures.add({ name: "A", origin: "Here" });
  await fixtures.write((context) =>
    updateRecord(context, pallets, id, { origin: "There", status: "closed" }),
  );
  expect(await fixtures.readAll("origin, status, version, upd_time > add_time as later")).toEqual([
    { origin: "There", status: "closed", version: 2, later: true },
  ]);
  expect(await readAudit()).toMatchObject([
    { operation: "edit", changes: { origin: ["Here", "There"], status: ["open", "closed"] } },
  ]);

  await fixtures.write((context) => updateRecord(context, pallets, id, { origin: "There" }));
  expect(await fixtures.readAll("version")).toEqual([{ version: 2 }]);
});

test("the values of a rule are validated", async () => {
  const change = fixtures.write((context) => createRecord(context, pallets, { weight: 0 }));
  await expect(change).rejects.toMatchObject({
    code: "input.invalid",
    issues: { name: { key: "validation.required" }, weight: { key: "validation.min" } },
  });
  expect(await fixtures.readAll("id")).toEqual([]);
});

test("a record of another tenant is not found", async () => {
  const id = await fixtures.add({ name: "A" }, { shop: "laneway" });
  const change = fixtures.write((context) => updateRecord(context, pallets, id, { weight: 3 }));
  await expect(change).rejects.toMatchObject({ code: "record.notFound" });
});
