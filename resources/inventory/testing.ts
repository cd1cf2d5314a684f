/** What only tests and the demo call directly; production code does not import it. */

export { closePurchase } from "./purchases/commands/closePurchase.ts";
export { cancelPurchase, orderPurchase } from "./purchases/commands/orderPurchase.ts";
export { payPurchase } from "./purchases/commands/payPurchases.ts";
export { receivePurchase } from "./purchases/commands/receivePurchase.ts";
export { recordInvoice } from "./purchases/commands/recordInvoice.ts";
export { isSellable, type LocationKind } from "./stockLocations/stockLocations.ts";
