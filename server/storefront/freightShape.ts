import { amount, namedShop } from "../../core/calls/answerShapes.ts";
import { choiceName, type ShapeValue, shapes } from "../../framework/schema/index.ts";
import { freightTemplates, quoteFields } from "../../resources/freight/index.ts";

const { boolean, integer, list, nullable, number, object, oneOf, optional, string } = shapes;
const { fields } = quoteFields.groups.options;
const state = choiceName(freightTemplates.fields.shipFromState);

const goods = { skuId: integer(), goods: string("Name and specification") } as const;
/** What a charge is matched by: a state, one of its cities, or a range of its postcodes. */
const region = object({
  state,
  city: optional(string()),
  postcodes: optional(list(string(), "First and last")),
});
const group = object({
  goods: list(object(goods)),
  method: choiceName(fields.method),
  units: number(),
  amount,
  outcome: choiceName(fields.outcome),
  freeReason: nullable(choiceName(fields.freeReason)),
  level: nullable(choiceName(fields.level)),
  region: nullable(region),
  firstNum: nullable(number()),
  firstPrice: nullable(amount),
  secondNum: nullable(number()),
  secondPrice: nullable(amount),
  freeOverNum: nullable(number()),
  freeOverAmount: nullable(amount),
  furtherUnits: nullable(number()),
  furtherTimes: nullable(integer()),
  furtherFee: nullable(amount),
  fee: amount,
  taken: boolean("Whether the fee is part of the shop's"),
  sentence: nullable(string("The price, in the language of the call")),
});
const shop = object({
  shop: namedShop,
  fee: nullable(amount, "Null if something cannot be shipped there"),
  error: nullable(oneOf(["freight.undeliverable"])),
  undeliverable: list(object(goods)),
  combination: choiceName(quoteFields.combination),
  groups: list(group, "One for each freight template"),
  lines: list(object({ ...goods, freight: amount })),
});

/** The freight of a cart by shop, as the storefront answers it. */
export const quotedFreight = object({
  deliverable: boolean(),
  fee: nullable(amount),
  shops: list(shop),
  shortages: list(
    object({
      ...goods,
      wanted: integer(),
      stock: integer(),
      error: oneOf(["goods.insufficientStock"]),
    }),
  ),
});

export const freightExample: ShapeValue<typeof quotedFreight> = {
  deliverable: true,
  fee: 11,
  shops: [
    {
      shop: { id: 1, name: "Harbour Pantry" },
      fee: 11,
      error: null,
      undeliverable: [],
      combination: "overlay",
      groups: [
        {
          goods: [{ skuId: 501, goods: "Jasmine tea (100 g)" }],
          method: "pieces",
          units: 2,
          amount: 25,
          outcome: "charged",
          freeReason: null,
          level: "default",
          region: null,
          firstNum: 1,
          firstPrice: 8,
          secondNum: 1,
          secondPrice: 3,
          freeOverNum: null,
          freeOverAmount: null,
          furtherUnits: 1,
          furtherTimes: 1,
          furtherFee: 3,
          fee: 11,
          taken: true,
          sentence: "A$8.00 for 1 piece + A$3.00 per piece",
        },
      ],
      lines: [{ skuId: 501, goods: "Jasmine tea (100 g)", freight: 11 }],
    },
  ],
  shortages: [],
};
