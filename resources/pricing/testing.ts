/** What only tests and the demo call directly; production code does not import it. */

export { priceItems } from "./cart/priceItems.ts";
