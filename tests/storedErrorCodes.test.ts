import { expect, test } from "vitest";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { resources } from "../resources/index.ts";
import { errorTable } from "../server/errors.ts";
import { migrations, repeatables, snapshot } from "../server/modules.ts";

const model = buildModel(resources);
const renaming = migrations.findIndex(({ name }) => name.endsWith("_rename_stored_error_codes"));
const before = { migrations: migrations.slice(0, renaming), repeatables: [], snapshot, model };

test("the codes that the sign-in history and refunds have stored are renamed; other texts are not", async () => {
  const database = await openDatabase({ dataDir: "memory://" });
  try {
    const { pool } = database;
    await migrate(pool, before);
    await pool.query(`
      insert into login_log (username, ok, event, reason) values
        ('a', false, 'signIn', 'ticket.gone'), ('b', false, 'signIn', 'login.failed'), ('c', false, 'signIn', 'busy'),
        ('d', false, 'signIn', null), ('e', true, 'roleChanged', 'busy')`);
    // The refunds need no payment here: the foreign keys are not checked in this statement.
    await pool.query(`
      set session_replication_role = replica;
      insert into money_backs (number, provider, amount, reason, pay_order_id, member_id, error) values
        ('1', 'wxPay', 100, 'refund', 1, 1, '422 ledger.tooLittle'), ('2', 'wxPay', 100, 'refund', 1, 1, 'noAnswer');
      reset session_replication_role`);
    const applied = await migrate(pool, { ...before, migrations, repeatables });
    expect(applied.some((name) => name.endsWith("_rename_stored_error_codes"))).toBe(true);

    const { rows: signIns } = await pool.query<Pick<TableRow<"login_log">, "reason">>(
      "select reason from login_log order by username",
    );
    expect(signIns.map(({ reason }) => reason)).toEqual([
      "challenge.expired",
      "login.failed",
      "server.overloaded",
      null,
      "busy",
    ]);
    for (const { reason } of signIns.slice(0, 3)) expect(Object.keys(errorTable)).toContain(reason);
    const { rows: refunds } = await pool.query("select error from money_backs order by number");
    expect(refunds).toEqual([{ error: "422 ledger.insufficientFunds" }, { error: "noAnswer" }]);
  } finally {
    await database.close();
  }
}, 120_000);
