import { expect, test } from "vitest";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { buildModel } from "../../framework/server/migration/buildModel.ts";
import { migrate } from "../../framework/server/migration/migrate.ts";
import { resources } from "../../resources/index.ts";
import { migrations, repeatables, snapshot } from "../../server/modules.ts";
import { openEmptyDatabase } from "../testDatabase.ts";

const options = { repeatables, snapshot, model: buildModel(resources) };
const cents = [
  { kind: "total", amount: 13_333, units: 2, of: 3 },
  { kind: "coupon", amount: -50 },
  { kind: "max" },
];
const dollars = [
  { kind: "total", amount: 133.33, units: 2, of: 3 },
  { kind: "coupon", amount: -0.5 },
  { kind: "max" },
];

/** Writes a history entry for each of the named resources. */
const addEntries = (
  database: Database,
  changes: object,
  names = ["refunds", "refundInterventions"],
) =>
  database.pool.query(
    `insert into audit_entries (resource, record_id, label, operation, action, changes, member_name, ip)
     select name, 1, 'R1', 'action', 'agree', $2::jsonb, 'Harbour', '127.0.0.1' from unnest($1::text[]) as name`,
    [names, JSON.stringify(changes)],
  );
const readEntries = async (database: Database) =>
  (await database.pool.query("select resource, changes from audit_entries order by id")).rows;

test("B12: the migration converts the cents of refunds' history to dollars once, and nothing else", async () => {
  const database = await openEmptyDatabase();
  await migrate(database.pool, {
    ...options,
    migrations: migrations.filter(({ name }) => name < "0005"),
    repeatables: [],
  });
  await addEntries(database, { refundAmount: [0, 132.83], arithmetic: [null, cents] });
  await addEntries(database, { arithmetic: [cents, []] });
  await addEntries(database, { status: [0, 1] });
  await addEntries(database, { arithmetic: [null, cents] }, ["goods"]);

  await migrate(database.pool, { ...options, migrations });
  await addEntries(database, { arithmetic: [null, dollars] });
  // Applied migrations are not repeated.
  await migrate(database.pool, { ...options, migrations });

  const both = (changes: object) =>
    ["refunds", "refundInterventions"].map((resource) => ({ resource, changes }));
  expect(await readEntries(database)).toEqual([
    ...both({ refundAmount: [0, 132.83], arithmetic: [null, dollars] }),
    ...both({ arithmetic: [dollars, []] }),
    ...both({ status: [0, 1] }),
    { resource: "goods", changes: { arithmetic: [null, cents] } },
    ...both({ arithmetic: [null, dollars] }),
  ]);
  await database.close();
}, 120_000);
