/** The server side of the domain, for everything outside of it. */

export { readGoodsSales } from "./sales/queries/readGoodsSales.ts";
export { readRunningLow } from "./sales/queries/readRunningLow.ts";
export { readSales } from "./sales/queries/readSales.ts";
export { readTurnover } from "./sales/queries/readTurnover.ts";
