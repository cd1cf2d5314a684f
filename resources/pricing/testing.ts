/** What only tests and the demo call directly; production code does not import it. */

export { priceLines } from "./cart/priceLines.ts";
