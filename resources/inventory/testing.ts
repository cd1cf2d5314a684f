/** What only tests and the demo call directly; production code does not import it. */

export { closePurchase } from "./purchases/commands/closePurchase.ts";
export { cancelPurchase, orderPurchase } from "./purchases/commands/orderPurchase.ts";
export { payPurchase } from "./purchases/commands/payPurchases.ts";
export { receivePurchase } from "./purchases/commands/receivePurchase.ts";
export { recordInvoice } from "./purchases/commands/recordInvoice.ts";
export { applyCount } from "./stockCounts/commands/applyCount.ts";
export { countLine } from "./stockCounts/commands/countLine.ts";
export { requestRecount } from "./stockCounts/commands/requestRecount.ts";
export { startCount } from "./stockCounts/commands/startCount.ts";
export { submitCount } from "./stockCounts/commands/submitCount.ts";
export { isSellable, type LocationKind } from "./stockLocations/stockLocations.ts";
