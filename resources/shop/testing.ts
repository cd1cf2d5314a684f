/** What only tests and the demo call directly; production code does not import it. */

export { type Job, listJobRights } from "./shopInfo/commands/defaultRights.ts";
export { initializeShop } from "./shopInfo/commands/initializeShop.ts";
export { generateSecret, storeSecret } from "./webhooks/commands/storeSecret.ts";
