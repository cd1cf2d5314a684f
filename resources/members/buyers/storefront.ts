import { sql } from "kysely";
import { buyerCall, readAsCustomer } from "../../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../../core/server/storefront/cursor.ts";
import { langField } from "../../../core/server/storefront/languages.ts";
import { integer, text, toAmount } from "../../../framework/schema/index.ts";
import { unauthenticated } from "../../../framework/server/domainError.ts";
import type { Calculated, TableRow } from "../../../framework/server/tables/DB.ts";
import { profileExample } from "./queries/profileExample.ts";

type Me = Pick<TableRow<"buyers">, "id" | "nickname" | "avatar" | "email" | "phone"> &
  Calculated<{ registeredAt: TableRow<"buyers">["add_time"] }>;
const selectBalance = (buyerId: number) => sql<Pick<TableRow<"ledger_balances">, "balance">>`
  select balance from ledger_balances where account = 'wallet' and holder = ${buyerId}`;

export const me = buyerCall({
  method: "GET",
  path: "/buyer/me",
  summary: "Retrieve the buyer's profile with balance and number of orders by status",
  fields: {},
  answer: (context) =>
    readAsCustomer(context, async (tx) => {
      const { id } = context.buyer;
      const ofShop = context.onlyShop === null ? sql`` : sql`and shop_id = ${context.onlyShop}`;
      const [found, wallet, counted] = await Promise.all([
        tx.first<Me>(
          sql`select id, nickname, avatar, email, phone, add_time as "registeredAt" from buyers where id = ${id}`,
        ),
        tx.first(selectBalance(id)),
        tx.run(sql<Pick<TableRow<"orders">, "status"> & Calculated<{ n: number }>>`
          select status, count(*) as n from orders where member_id = ${id} and not deleted_by_buyer ${ofShop} group by status`),
      ]);
      if (!found) throw unauthenticated();
      const counts = Object.fromEntries(counted.map(({ status, n }) => [status, n]));
      const none = { unpaid: 0, unshipped: 0, unreceived: 0, completed: 0, cancelled: 0 };
      return { ...found, balance: toAmount(wallet?.balance ?? 0), orders: { ...none, ...counts } };
    }),
  example: { input: {}, answer: profileExample },
});

type Entry = Pick<TableRow<"ledger_entries">, "id" | "type" | "amount" | "remark"> &
  Calculated<{
    before: NonNullable<TableRow<"ledger_entries">["before"]>;
    after: NonNullable<TableRow<"ledger_entries">["after"]>;
    orderNo: string | null;
    time: TableRow<"ledger_entries">["add_time"];
  }>;
export const wallet = buyerCall({
  method: "GET",
  path: "/buyer/wallet",
  summary: "Retrieve the buyer's balance and its transactions, newest first",
  fields: { cursor: text({ max: 200 }), pageSize: integer({ min: 1, max: 100 }), lang: langField },
  answer: (context, { cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const { id } = context.buyer;
      const size = pageSize ?? 20;
      const behind = cursor == null ? sql`` : sql`and id < ${decodeCursor("wallet", cursor).id}`;
      // A shop's own storefront shows entries of other shops' orders without the order number.
      const orderNo =
        context.onlyShop === null
          ? sql`order_no`
          : sql`(select o.order_no from orders o where o.order_no = e.order_no and o.shop_id = ${context.onlyShop})`;
      const [held, rows] = await Promise.all([
        tx.first(selectBalance(id)),
        tx.run<Entry>(sql`
          select id, type, amount, before, after, ${orderNo} as "orderNo", remark, add_time as time from ledger_entries e
          where buyer_id = ${id} and account = 'wallet' ${behind} order by id desc limit ${size + 1}`),
      ]);
      const entries = rows.slice(0, size).map(({ amount, before, after, ...entry }) => ({
        ...entry,
        amount: toAmount(amount),
        before: toAmount(before),
        after: toAmount(after),
      }));
      const last = entries.at(-1);
      const next =
        rows.length > size && last ? encodeCursor("wallet", { value: last.id, id: last.id }) : null;
      return { balance: toAmount(held?.balance ?? 0), entries, next };
    }),
  example: {
    input: { pageSize: 20 },
    answer: {
      balance: 80,
      entries: [
        {
          id: 907,
          type: "payment",
          amount: -20,
          before: 100,
          after: 80,
          orderNo: "20260301021500123456",
          remark: null,
          time: "2026-03-01T02:15:00.000Z",
        },
      ],
      next: null,
    },
  },
});
