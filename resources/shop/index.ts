/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { apiKeys } from "./apiKeys/apiKeys.ts";
export { parseOrigins } from "./apiKeys/parseOrigins.ts";
export { materialFolders } from "./materialFolders/materialFolders.ts";
export { materials } from "./materials/materials.ts";
export { type CategoryStyle, categoryStyles, shopConfig } from "./shopConfig/shopConfig.ts";
export { certFields, certNames, type ShopType } from "./shopInfo/certFields.ts";
export { detailFields } from "./shopInfo/detailFields.ts";
export { findDetailIssues, findDocumentIssues } from "./shopInfo/findApplicationIssues.ts";
export { calculateDeadline, countDaysLeft, reviewDays } from "./shopInfo/reviewPeriod.ts";
export { type ReviewState, rejectReasons, shopInfo } from "./shopInfo/shopInfo.ts";
export { shopReviews } from "./shopReviews/shopReviews.ts";
