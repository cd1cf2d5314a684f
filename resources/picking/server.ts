/** The server side of the domain, for everything outside of it. */

export { readPacking } from "./packing/queries/readPacking.ts";
