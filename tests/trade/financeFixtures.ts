import { expect } from "vitest";
import { inTransaction, systemActor } from "../../core/server/transactionContext.ts";
import { type Entry, post } from "../../resources/finance/server.ts";
import type { TestServer } from "../testServer.ts";

let given = 0;
/** Credits an amount in cents to a shop's balance, as the platform would. */
export const credit = (server: TestServer, shopId: number, amount: number) =>
  postAll(server, [
    { account: "balance", shopId, type: "adjust", amount },
    { account: "platform", type: "adjust", amount: -amount },
  ]);
export const postAll = (server: TestServer, entries: Entry[], now = new Date()) =>
  inTransaction(server.engine, { actor: systemActor, now }, (command) => {
    given += 1;
    return post(command, { type: "adjust", refTable: "shop_terms", refId: given, entries });
  });

export const payPassword = "markethall-pay";
/** Creates an approved bank account of a member with a pay password. */
export async function approvedAccount(
  server: TestServer,
  user = "harbour",
  more: object = {},
): Promise<number> {
  const { data } = await server.post(user, "member/memberBank/editSubmit", {
    kind: "bank",
    realname: "Harbour Pantry",
    bank: "AU",
    bsb: "062-000",
    bankAccount: "12345678",
    ...more,
  });
  expect(data.id, JSON.stringify(data)).toBeTypeOf("number");
  const answer = await server.post("platform", "system/memberBank/approve", { id: data.id });
  expect(answer.code).toBe(200);
  const own = {
    oldPassword: "markethall-demo",
    oldPayPassword: payPassword,
    password: payPassword,
    confirmPassword: payPassword,
  };
  expect(await server.post(user, "member/updatePayPassword", own)).toMatchObject({ code: 200 });
  // Ends the 24-hour hold.
  await server.database.pool.query("update credentials set withdraw_hold_until = null");
  return data.id as number;
}
/** The balances of a shop, as sent to the client. */
export const readAccountEntries = async (server: TestServer, user = "harbour") =>
  (await server.get(user, "member/getAccount")).data;
/**
 * Checks that all ledger amounts sum to zero, and that each stored balance is the sum of its
 * entries.
 */
export async function checkBooks(server: TestServer): Promise<void> {
  const { rows } = await server.database.pool.query(`
    select coalesce(sum(amount), 0)::text as all, (
      select count(*)::int from ledger_balances b where b.balance <> (
        select coalesce(sum(amount), 0) from ledger_entries e
        where e.account = b.account and coalesce(e.shop_id, e.buyer_id) = b.holder)) as wrong, (
      select count(*)::int from (
        select before, lag(after, 1, 0::bigint) over (partition by account, coalesce(shop_id, buyer_id) order by id) as last
        from ledger_entries where account in ('balance', 'frozen', 'wallet')) chain where before <> last) as gaps
    from ledger_entries`);
  expect(rows[0]).toEqual({ all: "0", wrong: 0, gaps: 0 });
}

/** A snapshot of every ledger entry and balance, to assert that a command has not changed them. */
export async function readLedgerState({ database }: TestServer): Promise<unknown> {
  const entries = await database.pool.query("select * from ledger_entries order by id");
  const balances = await database.pool.query(
    "select * from ledger_balances order by account, holder",
  );
  return { entries: entries.rows, balances: balances.rows };
}
