import { shapes } from "../../framework/schema/index.ts";
import { app } from "../app.ts";

const { integer, nullable, number, object, string } = shapes;

/** An amount of money on the wire, with the decimals of the currency. */
export const amount = number(`In ${app.money.currency}`);
/** An instant on the wire. */
export const instant = string("Instant in UTC, in ISO 8601");
/** A text of a shop or the platform; null if it is written in no language. */
export const localText = nullable(
  string(),
  "In the language of the call, otherwise in another one that it is written in",
);
export const address = string("Address of a file");
/** An uploaded picture and its thumbnail. */
export const picture = object({ img: address, thumbnail: nullable(address) });
/** A picture that may be missing, next to other values. */
export const optionalPicture = { img: nullable(address), thumbnail: nullable(address) } as const;
/** A shop as its products and orders name it. */
export const namedShop = object({ id: integer(), name: nullable(string()) });
/** Where the next page of a list begins. */
export const nextCursor = nullable(string(), "`cursor` of the next page; null on the last one");
