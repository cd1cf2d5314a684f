/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { type OrderUnits, packingCall } from "./packing/packingCall.ts";
