import { amount, instant, namedShop } from "../../../core/calls/answerShapes.ts";
import { buyerCall, readAsCustomer } from "../../../core/server/storefront/buyerCall.ts";
import { shapes, text, toAmount } from "../../../framework/schema/index.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { guessCards } from "./commands/guessCards.ts";
import {
  type FoundCard,
  findCardByCode,
  findCardFault,
  readSentCards,
} from "./queries/findCards.ts";

const { integer, list, object, string } = shapes;
const cardShape = object({
  id: integer("For `giftCardIds` of a purchase, if it was sent to the buyer"),
  code: string("The end of its code"),
  shop: namedShop,
  balance: { ...amount, description: "What it pays now: unpaid orders hold the rest" },
  lastDay: string("The last day on which it pays, in the shop's time zone"),
  endsAt: instant,
});
const example = {
  id: 71,
  code: "•••• 7K3M",
  shop: { id: 1, name: "Harbour Pantry" },
  balance: 20,
  lastDay: "2029-03-01",
  endsAt: "2029-03-01T13:00:00.000Z",
};

async function serializeCards(tx: Tx, cards: readonly FoundCard[]) {
  const shops = await tx.run(
    tx.db
      .selectFrom("shops")
      .select(["id", "name"])
      .where("id", "=", anyId(cards.map(({ shopId }) => shopId))),
  );
  return cards.map(({ id, code, shopId, balance, reserved, lastDay, endsAt }) => ({
    id,
    code,
    shop: { id: shopId, name: shops.find((shop) => shop.id === shopId)?.name ?? "" },
    balance: toAmount(balance - reserved),
    lastDay,
    endsAt: new Date(endsAt).toISOString(),
  }));
}

/** Answers every failure alike; a shop's customer service sees the reason. */
export const giftCardBalance = buyerCall({
  method: "POST",
  path: "/giftCards/balance",
  summary:
    "Look up what a gift card pays by its code, in any case; all failures have one answer, and many delay the next attempt",
  fields: { code: text({ required: true, max: 40 }) },
  response: cardShape,
  async answer(context, { code }) {
    const { buyer, now, onlyShop } = context;
    await guessCards(context, [code]);
    return readAsCustomer(context, async (tx) => {
      const card = await findCardByCode(tx, code);
      const fault = findCardFault(card, now);
      const isOthers = card?.memberId != null && card.memberId !== buyer.id;
      const isHidden = onlyShop !== null && card?.shopId !== onlyShop;
      if (!card || (fault && fault !== "held") || isOthers || isHidden)
        throw domainError("giftCard.notUsable");
      const [found] = await serializeCards(tx, [card]);
      if (!found) throw domainError("giftCard.notUsable");
      return found;
    });
  },
  example: { input: { code: "k7q2-9mxr-4twd-7k3m" }, answer: example },
});

export const ownGiftCards = buyerCall({
  method: "GET",
  path: "/giftCards",
  summary: "List the gift cards that shops have sent to the buyer and that have not ended",
  fields: {},
  response: list(cardShape),
  answer: (context) =>
    readAsCustomer(context, async (tx) => {
      const cards = await readSentCards(tx, context.buyer.id);
      const { onlyShop, now } = context;
      return serializeCards(
        tx,
        cards.filter(
          ({ shopId, endsAt }) =>
            (onlyShop === null || shopId === onlyShop) && new Date(endsAt) > now,
        ),
      );
    }),
  example: { input: {}, answer: [example] },
});
