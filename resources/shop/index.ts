/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { apiKeys } from "./apiKeys/apiKeys.ts";
export { originsIn } from "./apiKeys/originsIn.ts";
export { materialFolders } from "./materialFolders/materialFolders.ts";
export { materials } from "./materials/materials.ts";
export { type CategoryStyle, categoryStyles, shopConfig } from "./shopConfig/shopConfig.ts";
export { detailIssues, documentIssues } from "./shopInfo/applicationIssues.ts";
export { certFields, certNames, type ShopType } from "./shopInfo/certFields.ts";
export { detailFields } from "./shopInfo/detailFields.ts";
export { calculateDeadline, daysLeft, reviewDays } from "./shopInfo/reviewPeriod.ts";
export { type ReviewState, rejectReasons, shopInfo } from "./shopInfo/shopInfo.ts";
export { shopReviews } from "./shopReviews/shopReviews.ts";
