import { amount as amountShape, instant, namedShop } from "../../../core/calls/answerShapes.ts";
import {
  buyerCall,
  commandCall,
  readAsCustomer,
} from "../../../core/server/storefront/buyerCall.ts";
import { checkShop } from "../../../core/server/storefront/storeCall.ts";
import { inTransaction } from "../../../core/server/transactionContext.ts";
import {
  choiceName,
  money,
  reference,
  shapes,
  text,
  toAmount,
} from "../../../framework/schema/index.ts";
import { orderGiftCard } from "./commands/sellGiftCard.ts";
import { showCode } from "./commands/showCode.ts";
import { giftCardSales, soldAmounts } from "./giftCardSales.ts";
import { readOwnSales } from "./queries/readOwnSales.ts";

const { boolean, list, nullable, object, string } = shapes;
const numberExample = "P20260301021500123470";

export const buyGiftCard = commandCall({
  path: "/shops/{id}/giftCards",
  summary:
    "Order a gift card of a shop, which is paid like an order, by a provider or from the balance, but not by both; it pays for three years from its payment, without fees",
  fields: {
    id: reference("shops", { required: true }),
    amount: money({
      required: true,
      min: soldAmounts.min / 100,
      max: soldAmounts.max / 100,
    }),
  },
  response: object({
    payOrderNo: string("For `POST /payments/{payOrderNo}/pay`"),
    amount: amountShape,
    lastDay: string("The last day on which it pays, in the shop's time zone, if it is paid today"),
  }),
  async answer({ ctx, buyer, onlyShop }, { id, amount }) {
    checkShop({ onlyShop }, id);
    const ordered = await orderGiftCard(ctx, { buyer, shopId: id, amount });
    return { ...ordered, amount: toAmount(amount) };
  },
  example: {
    input: { id: 1, amount: 50 },
    answer: { payOrderNo: numberExample, amount: 50, lastDay: "2029-03-01" },
  },
});

export const boughtGiftCards = buyerCall({
  method: "GET",
  path: "/giftCards/purchases",
  summary: "List the gift cards that the buyer has bought, the newest first, at most 200",
  fields: {},
  response: list(
    object({
      payOrderNo: string(),
      shop: namedShop,
      amount: amountShape,
      status: choiceName(giftCardSales.fields.status),
      code: nullable(string(), "The end of its code, once it is paid"),
      codeShown: boolean("Whether its code has been shown; it is shown once"),
      lastDay: nullable(string(), "The last day on which it pays, in the shop's time zone"),
      paidAt: nullable(instant),
    }),
  ),
  answer: (context) =>
    readAsCustomer(context, async (tx) => {
      const sales = await readOwnSales(tx, context.buyer.id, context.onlyShop);
      return sales.map(({ shopId, shopName, amount, ...sale }) => ({
        ...sale,
        shop: { id: shopId, name: shopName },
        amount: toAmount(amount),
      }));
    }),
  example: {
    input: {},
    answer: [
      {
        payOrderNo: numberExample,
        shop: { id: 1, name: "Harbour Pantry" },
        amount: 50,
        status: "paid",
        code: "•••• 7K3M",
        codeShown: true,
        lastDay: "2029-03-01",
        paidAt: "2026-03-01T02:16:00.000Z",
      },
    ],
  },
});

/** It carries no idempotency key, under which the code would be stored. */
export const giftCardCode = buyerCall({
  method: "POST",
  path: "/giftCards/code",
  summary: "Show the code of a bought gift card; a second call fails",
  fields: { payOrderNo: text({ required: true, max: 32 }) },
  response: object({ code: string() }),
  answer: async ({ engine, buyer, now, ip, onlyShop }, { payOrderNo: number }) => ({
    code: await inTransaction(engine, { actor: { kind: "buyer", ...buyer }, now, ip }, (ctx) =>
      showCode(ctx, { buyerId: buyer.id, number, onlyShop }),
    ),
  }),
  example: { input: { payOrderNo: numberExample }, answer: { code: "K7Q2-9MXR-4TWD-7K3M" } },
});
