import type { Actor } from "../core/server/transactionContext.ts";
import { commentLine, followUp } from "../resources/orders/server.ts";
import { answerComment, expire, findExpiredOrders } from "../resources/orders/testing.ts";
import { createRandom } from "./random.ts";
import type { DemoMarket } from "./scenario.ts";

const hour = 3_600_000;
/** Comments of the demo's buyers, by star rating. */
const sayings: Readonly<Record<number, readonly (string | null)[]>> = {
  5: [
    "Fresh, well packed, and two days earlier than promised. Will order again.",
    "很好，包装用心，下次还会再买。",
    "品質很好，出貨也快，推薦！",
    "Exactly as described. My mother asked for another one.",
    null,
  ],
  4: ["Good value; the box could be sturdier.", "不错，就是物流慢了一天。"],
  3: ["It is all right, but the picture showed a larger one.", "一般般，没有想象中好。"],
  2: ["One of the packets was open when it came.", "味道偏淡，不太像图片上的。"],
  1: ["It came broken, and nobody picked up the phone.", "收到的和图片完全不一样，很失望。"],
};
const given = [5, 5, 5, 5, 5, 5, 4, 4, 3, 2, 1] as const;
const thanks = ["Thank you! See you again soon.", "谢谢支持，欢迎再来！"];
const sorry = [
  "We are sorry about that, and have written to you: a new one is on its way.",
  "非常抱歉给您带来不便，我们已联系您并为您补发。",
];

/**
 * Adds buyers' comments on received goods, and the shops' replies to most of them; the latest have
 * no reply yet.
 */
export async function addComments(
  market: DemoMarket,
  shops: readonly { id: number; staff: Actor }[],
): Promise<void> {
  const random = createRandom(53);
  const now = Date.now();
  const lines = await market.command({ kind: "system", id: null, name: "" }, new Date(), ({ tx }) =>
    tx.run(
      tx.db
        .selectFrom("orders as o")
        .innerJoin("orders_lines as l", "l.parent_id", "o.id")
        .select([
          "o.order_no as orderNo",
          "o.member_id as memberId",
          "o.shop_id as shopId",
          "o.finish_time as finishTime",
          "l.id as lineId",
          "l.main_img as img",
        ])
        .where("o.status", "=", "completed")
        .where("l.comment_status", "=", "waiting")
        .where("l.refund_status", "=", "none")
        .orderBy("o.finish_time")
        .orderBy("l.id"),
    ),
  );
  for (const { orderNo, memberId, shopId, finishTime, lineId, img } of lines) {
    const buyer = market.buyers.find(({ id }) => id === memberId);
    const own = shops.find(({ id }) => id === shopId);
    if (!buyer || !own || !finishTime || random.chance(0.35)) continue;
    const stars = random.pick(given);
    const around = () => Math.min(5, Math.max(1, stars + random.whole(-1, 1)));
    const startedAt = new Date(finishTime).getTime();
    const after = (hours: number) => new Date(Math.min(now - 60_000, startedAt + hours * hour));
    const { id } = await market.command(market.asBuyer(buyer), after(random.whole(2, 90)), (one) =>
      commentLine(one, buyer.id, {
        orderNo,
        lineId,
        goodsStar: stars,
        deliveryStar: around(),
        shopStar: around(),
        logisticStar: around(),
        content: random.pick(sayings[stars] ?? [null]),
        imgs: img && random.chance(0.2) ? [img] : [],
        anonymous: random.chance(0.3),
      }),
    );
    // Recent comments are left for the shop to answer.
    if (startedAt < now - 6 * 24 * hour && random.chance(0.8))
      await market.command(own.staff, after(random.whole(91, 110)), async (one) => {
        const content = random.pick(stars > 2 ? thanks : sorry);
        const found = await one.tx.first(
          one.tx.db
            .updateTable("comments")
            .set({ answered: true })
            .where("id", "=", id)
            .returning(["id", "order_id as orderId", "shop_id as shopId"]),
        );
        if (found) await answerComment(one, found, { content });
      });
    if (random.chance(0.1))
      await market.command(market.asBuyer(buyer), after(random.whole(111, 160)), (one) =>
        followUp(one, buyer.id, {
          id,
          content: random.pick(["After a week I like it even more.", "用了一周，依然满意。"]),
        }),
      );
  }
  // Orders without a comment by the deadline get the default rating, as the job would give them.
  const time = { database: market.engine.database, engine: market.engine, now: new Date() };
  for (const order of await findExpiredOrders(time)(0)) await expire(time)(order);
}
