import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import {
  isOwnedBy,
  listOwnedRows,
  lockOwners,
  purgeOwnedRows,
  trashOwnedRows,
} from "./ownedRows.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const goods = { resource: "goods" };
const addGoods = (name: string) =>
  fixtures.add({ title: { en: name }, skus: [{ attrPath: "", code: name, price: 100 }] }, goods);
const readSkus = async () =>
  (
    await fixtures.server.database.pool.query(
      "select code, deleted_at is not null as deleted from skus order by code",
    )
  ).rows;
beforeEach(async () => {
  await fixtures.server.database.pool.query("delete from skus");
  await fixtures.server.database.pool.query("delete from goods");
});

test("products own their variants", () => {
  const { engine } = fixtures.server;
  const [owner, owned] = [engine.resource<string>("goods"), engine.resource<string>("skus")];
  expect(listOwnedRows(engine, owner)).toEqual([{ name: "skus", target: owned }]);
  expect(isOwnedBy(engine, owner, owned, "goods")).toBe(true);
  expect(isOwnedBy(engine, owner, owned, "addBy")).toBe(false);
  expect(listOwnedRows(engine, engine.resource<string>("suppliers"))).toEqual([]);
});

test("variants go to the trash with their product, and come back with it", async () => {
  const id = await addGoods("A");
  await addGoods("B");
  await fixtures.write((context) => trashOwnedRows(context, [id], true), goods);
  expect(await readSkus()).toEqual([
    { code: "A", deleted: true },
    { code: "B", deleted: false },
  ]);
  const { pool } = fixtures.server.database;
  await pool.query("update goods g set deleted_at = k.deleted_at from skus k where k.goods = g.id");
  await fixtures.write((context) => trashOwnedRows(context, [id], false), goods);
  expect(await readSkus()).toEqual([
    { code: "A", deleted: false },
    { code: "B", deleted: false },
  ]);
});

test("a purge deletes the variants of the given products only", async () => {
  const id = await addGoods("A");
  await addGoods("B");
  await fixtures.write((context) => purgeOwnedRows(context, [id]), goods);
  expect(await readSkus()).toEqual([{ code: "B", deleted: false }]);
});

// The embedded database has one connection, so nobody else can try the lock.
test.skipIf(!inject("postgres"))("a change of a variant locks its product first", async () => {
  const id = await addGoods("A");
  const { rows } = await fixtures.server.database.pool.query("select id from skus");
  const taken = await fixtures.write(
    async (context) => {
      await lockOwners(context, [rows[0].id]);
      return fixtures.server.database.pool.query(
        "select id from goods where id = $1 for no key update skip locked",
        [id],
      );
    },
    { resource: "skus" },
  );
  expect(taken.rows).toEqual([]);
});
