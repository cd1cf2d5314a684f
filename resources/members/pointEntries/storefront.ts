import { amount, instant, nextCursor } from "../../../core/calls/answerShapes.ts";
import { readPointsValue } from "../../../core/server/readPointsValue.ts";
import {
  buyerCall,
  commandCall,
  readAsCustomer,
} from "../../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../../core/server/storefront/cursor.ts";
import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { choiceName, integer, shapes, text, toAmount } from "../../../framework/schema/index.ts";
import { levelExample, levelShape } from "../buyerLevels/levelShape.ts";
import { readOwnLevel } from "../buyerLevels/queries/readOwnLevel.ts";
import { signInToday } from "./commands/signIn.ts";
import { pointEntries } from "./pointEntries.ts";
import { readCheckIn, readNextExpiry } from "./queries/readPointDays.ts";
import { readPoints } from "./queries/readPoints.ts";

const { boolean, list, nullable, object, string } = shapes;

/** What a buyer has, and what it is good for. */
export const ownPoints = buyerCall({
  method: "GET",
  path: "/buyer/points",
  summary: "Retrieve the buyer's points, what they pay, their level and today's check-in",
  fields: { lang: langField },
  response: object({
    points: shapes.integer(),
    available: shapes.integer("What unpaid orders don't hold: for `points` of a purchase"),
    owed: shapes.integer("What refunds will take from the next points"),
    earned: shapes.integer("What purchases and check-ins have earned; the level follows from it"),
    thousandPay: { ...amount, description: "What 1,000 points pay; 0 while they pay nothing" },
    expiring: nullable(object({ points: shapes.integer(), at: instant }), "The next to expire"),
    level: nullable(levelShape),
    nextLevel: nullable(levelShape),
    checkIn: object({
      done: boolean("Whether the buyer has checked in today"),
      day: string("Today, in the time zone of check-ins"),
      points: shapes.integer("What a check-in gives"),
    }),
  }),
  answer: (context, _input) =>
    readAsCustomer(context, async (tx) => {
      const { buyer, now, language } = context;
      const own = await readPoints(tx, buyer.id);
      const { level, next } = await readOwnLevel(tx, buyer.id);
      const named = (one: typeof level) => one && { ...one, name: getText(one.name, language) };
      return {
        ...own,
        thousandPay: toAmount(await readPointsValue(tx)),
        expiring: await readNextExpiry(tx, buyer.id, now),
        level: named(level),
        nextLevel: named(next),
        checkIn: await readCheckIn(tx, buyer.id, now),
      };
    }),
  example: {
    input: {},
    answer: {
      points: 1250,
      available: 1250,
      owed: 0,
      earned: 1640,
      thousandPay: 3,
      expiring: { points: 40, at: "2026-12-01T02:15:00.000Z" },
      level: levelExample,
      nextLevel: { id: 3, name: "Gold", minPoints: 5000, pointsRate: 150, discount: 5 },
      checkIn: { done: false, day: "2026-03-02", points: 5 },
    },
  },
});

/** The buyer's log of points. */
export const ownPointEntries = buyerCall({
  method: "GET",
  path: "/buyer/points/entries",
  summary: "List the changes of the buyer's points with the balance after each, newest first",
  fields: { cursor: text({ max: 200 }), pageSize: integer({ min: 1, max: 100 }), lang: langField },
  response: object({
    entries: list(
      object({
        id: shapes.integer(),
        type: choiceName(pointEntries.fields.type),
        change: shapes.integer(),
        after: shapes.integer(),
        orderNo: nullable(string()),
        reason: nullable(string()),
        time: instant,
      }),
      "Newest first",
    ),
    next: nextCursor,
  }),
  answer: (context, { cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const { buyer, onlyShop } = context;
      const size = pageSize ?? 20;
      const before = cursor == null ? null : decodeCursor("points", cursor).id;
      const rows = await tx.run(
        tx.db
          .selectFrom("point_entries as e")
          .leftJoin("orders as o", (join) =>
            join.onRef("o.id", "=", "e.order_id").on("o.shop_id", "=", onlyShop),
          )
          .select(["e.id", "e.type", "e.in_out as inOut", "e.amount", "e.after", "e.reason"])
          .select("e.add_time as time")
          // A shop's own storefront shows entries of other shops' orders without the number.
          .select(({ ref }) => ref(onlyShop === null ? "e.order_no" : "o.order_no").as("orderNo"))
          .where("e.member_id", "=", buyer.id)
          // What the platform owes for them changes nothing for the buyer.
          .where("e.type", "!=", "revalued")
          .$if(before !== null, (query) => query.where("e.id", "<", before))
          .orderBy("e.id", "desc")
          .limit(size + 1),
      );
      const entries = rows.slice(0, size).map(({ inOut, amount: moved, ...entry }) => ({
        ...entry,
        change: inOut === "in" ? moved : -moved,
      }));
      const last = entries.at(-1);
      const next =
        rows.length > size && last ? encodeCursor("points", { value: last.id, id: last.id }) : null;
      return { entries, next };
    }),
  example: {
    input: { pageSize: 20 },
    answer: {
      entries: [
        {
          id: 88,
          type: "consume",
          change: 77,
          after: 1250,
          orderNo: "20260301021500123456",
          reason: null,
          time: "2026-03-01T02:15:00.000Z",
        },
      ],
      next: null,
    },
  },
});

/** The points of the day. */
export const checkIn = commandCall({
  path: "/buyer/checkIn",
  summary: "Check in for today's points; once a day in the time zone of check-ins",
  fields: {},
  response: object({ points: shapes.integer("What it has given") }),
  answer: async ({ ctx, buyer }) => ({ points: await signInToday(ctx, buyer.id) }),
  example: { input: {}, answer: { points: 5 } },
});
