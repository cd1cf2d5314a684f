import { amount, instant } from "../../../core/calls/answerShapes.ts";
import { type ShapeValue, shapes, toAmount } from "../../../framework/schema/index.ts";

const { nullable, object } = shapes;

/** A sale of a product, as a list of products reads it; its price is in cents. */
export interface CardSale {
  price: number;
  beginsAt: string;
  endsAt: string;
}

/** A flash sale on the card of a product. */
export const cardSaleShape = nullable(
  object({ price: amount, beginsAt: instant, endsAt: instant }),
  "Its flash sale, the present one or the next, with its lowest price; while it runs, `price` of the product is the regular one, to be struck through",
);
export const serializeCardSale = (sale: CardSale | null): ShapeValue<typeof cardSaleShape> =>
  sale && {
    price: toAmount(sale.price),
    beginsAt: new Date(sale.beginsAt).toISOString(),
    endsAt: new Date(sale.endsAt).toISOString(),
  };
