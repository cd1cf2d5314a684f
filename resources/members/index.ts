/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { buyers } from "./buyers/buyers.ts";
export { maskPhone } from "./buyers/maskPhone.ts";
