import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

const errors = defineErrors({
  "stockEdit.ownReview": { type: "rejected", message: "resources.stockEdits.errors.ownReview" },
  "stockEdit.notAuthor": { type: "rejected", message: "resources.stockEdits.errors.notAuthor" },
});
export default errors;
export const domainError = createDomainError(errors);
