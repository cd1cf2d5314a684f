import { amount, instant, nextCursor } from "../../../core/calls/answerShapes.ts";
import {
  buyerCall,
  commandCall,
  readAsCustomer,
} from "../../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../../core/server/storefront/cursor.ts";
import { langField } from "../../../core/server/storefront/languages.ts";
import { updateFields } from "../../../core/server/updateRows.ts";
import { choice, date, integer, shapes, text, toAmount } from "../../../framework/schema/index.ts";
import { invalid, unauthenticated } from "../../../framework/server/domainError.ts";
import { compiler } from "../../../framework/server/tables/compiler.ts";
import { readInvitation } from "./commands/invitations.ts";
import { profileExample, profileShape } from "./profileShape.ts";

const { list, nullable, object, string } = shapes;

const selectBalance = (buyerId: number) =>
  compiler
    .selectFrom("ledger_balances")
    .select("balance")
    .where("account", "=", "wallet")
    .where("holder", "=", buyerId);

export const me = buyerCall({
  method: "GET",
  path: "/buyer/me",
  summary: "Retrieve the buyer's profile with balance and number of orders by status",
  fields: {},
  response: profileShape,
  answer: (context) =>
    readAsCustomer(context, async (tx) => {
      const { onlyShop } = context;
      const { id } = context.buyer;
      const [found, wallet, counted] = await Promise.all([
        tx.first(
          tx.db
            .selectFrom("buyers")
            .select(["id", "nickname", "avatar", "email", "phone", "add_time as registeredAt"])
            .select(["gender", "birthday"])
            .where("id", "=", id),
        ),
        tx.first(selectBalance(id)),
        tx.run(
          tx.db
            .selectFrom("orders")
            .select(({ fn }) => ["status", fn.countAll<number>().as("n")])
            .where("member_id", "=", id)
            .where("deleted_by_buyer", "=", false)
            .$if(onlyShop !== null, (query) => query.where("shop_id", "=", onlyShop))
            .groupBy("status"),
        ),
      ]);
      if (!found) throw unauthenticated();
      const counts = Object.fromEntries(counted.map(({ status, n }) => [status, n]));
      const none = { unpaid: 0, unshipped: 0, unreceived: 0, completed: 0, cancelled: 0 };
      return { ...found, balance: toAmount(wallet?.balance ?? 0), orders: { ...none, ...counts } };
    }),
  example: { input: {}, answer: profileExample },
});

export const editProfile = commandCall({
  path: "/buyer/profile",
  summary: "Change the buyer's name, gender or birthday; what is left out stays as it is",
  fields: {
    nickname: text({ min: 1, max: 60 }),
    gender: choice(["female", "male", "other"]),
    birthday: date(),
  },
  response: shapes.nothing(),
  async answer({ ctx, buyer }, input) {
    const { nickname, birthday } = input;
    if (nickname !== undefined && !nickname?.trim())
      throw invalid({ nickname: { key: "validation.required" } });
    if (birthday && birthday > ctx.now.toISOString().slice(0, 10))
      throw invalid({ birthday: { key: "resources.buyers.validation.birthday" } });
    const changes = {
      ...(nickname && { nickname: nickname.trim() }),
      ...(input.gender !== undefined && { gender: input.gender }),
      ...(birthday !== undefined && { birthday }),
    };
    if (Object.keys(changes).length > 0) await updateFields(ctx, "buyers", buyer.id, changes);
    return null;
  },
  example: { input: { birthday: "1990-05-17" }, answer: null },
});

export const invitation = commandCall({
  path: "/buyer/invitation",
  summary:
    "Return the code with which the buyer invites others, and how many have signed up with it; the first call creates it",
  fields: {},
  response: object({
    code: string("For `inviteCode` of a registration, in any case"),
    count: shapes.integer("Customers who have signed up with it"),
    points: shapes.integer("What the first completed order of each of them gives the buyer"),
  }),
  answer: ({ ctx, buyer }) => readInvitation(ctx, buyer.id),
  example: { input: {}, answer: { code: "K7Q29MXR", count: 2, points: 50 } },
});

export const wallet = buyerCall({
  method: "GET",
  path: "/buyer/wallet",
  summary: "Retrieve the buyer's balance and its transactions, newest first",
  fields: { cursor: text({ max: 200 }), pageSize: integer({ min: 1, max: 100 }), lang: langField },
  response: object({
    balance: amount,
    entries: list(
      object({
        id: shapes.integer(),
        type: string(),
        amount,
        before: amount,
        after: amount,
        orderNo: nullable(string()),
        remark: nullable(string()),
        time: instant,
      }),
      "Newest first",
    ),
    next: nextCursor,
  }),
  answer: (context, { cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const { id } = context.buyer;
      const size = pageSize ?? 20;
      const before = cursor == null ? null : decodeCursor("wallet", cursor).id;
      const { onlyShop } = context;
      const [held, rows] = await Promise.all([
        tx.first(selectBalance(id)),
        tx.run(
          tx.db
            .selectFrom("ledger_entries as e")
            .leftJoin("orders as o", (join) =>
              join.onRef("o.order_no", "=", "e.order_no").on("o.shop_id", "=", onlyShop),
            )
            .select(["e.id", "e.type", "e.amount", "e.remark", "e.add_time as time"])
            .select(({ ref }) => [
              ref("e.before").$notNull().as("before"),
              ref("e.after").$notNull().as("after"),
              // A shop's own storefront shows entries of other shops' orders without the number.
              ref(onlyShop === null ? "e.order_no" : "o.order_no").as("orderNo"),
            ])
            .where("e.buyer_id", "=", id)
            .where("e.account", "=", "wallet")
            .$if(before !== null, (query) => query.where("e.id", "<", before))
            .orderBy("e.id", "desc")
            .limit(size + 1),
        ),
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
