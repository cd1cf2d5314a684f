import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

/** Error codes of accounts and of their roles. */
export const accountErrors = defineErrors({
  "role.permissionUnknown": {
    type: "rejected",
    params: { rights: "text" },
    message: "resources.roles.errors.permissionUnknown",
  },
  "account.isOwn": { type: "rejected", message: "resources.subAccounts.errors.isOwn" },
  "account.emailMissing": {
    type: "rejected",
    message: "resources.subAccounts.errors.emailMissing",
  },
  "account.isMain": { type: "rejected", message: "resources.subAccounts.errors.isMain" },
  "account.ownAddress": { type: "rejected", message: "resources.subAccounts.errors.ownAddress" },
  "account.usernameInvalid": {
    type: "rejected",
    params: { prefix: "text" },
    message: "resources.subAccounts.errors.usernameInvalid",
  },
  "account.permissionsExceedOwn": {
    type: "forbidden",
    params: { rights: "text" },
    message: "resources.subAccounts.errors.permissionsExceedOwn",
  },
  "role.permissionsExceedOwn": {
    type: "forbidden",
    params: { rights: "text" },
    message: "resources.subAccounts.errors.rolePermissionsExceedOwn",
  },
  "account.twoStepOff": { type: "rejected", message: "resources.subAccounts.errors.twoStepOff" },
  "twoStep.mainAccountOnly": {
    type: "forbidden",
    message: "resources.subAccounts.errors.twoStepMainAccountOnly",
  },
  "twoStep.ownRequired": {
    type: "rejected",
    message: "resources.subAccounts.errors.twoStepOwnRequired",
  },
});
export const domainError = createDomainError(accountErrors);
