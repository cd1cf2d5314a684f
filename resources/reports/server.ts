/** The server side of the domain, for everything outside of it. */

export { readSales } from "./sales/queries/readSales.ts";
