import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

/** Error codes of accounts and of their roles. */
export const accountErrors = defineErrors({
  "role.permissionUnknown": {
    status: 422,
    params: { rights: "text" },
    message: "resources.roles.errors.permissionUnknown",
  },
  "account.isOwn": { status: 422, message: "resources.subAccounts.errors.isOwn" },
  "account.isMain": { status: 422, message: "resources.subAccounts.errors.isMain" },
  "account.ownAddress": { status: 422, message: "resources.subAccounts.errors.ownAddress" },
  "account.usernameInvalid": {
    status: 422,
    params: { prefix: "text" },
    message: "resources.subAccounts.errors.usernameInvalid",
  },
  "account.permissionsExceedOwn": {
    status: 403,
    params: { rights: "text" },
    message: "resources.subAccounts.errors.permissionsExceedOwn",
  },
  "role.permissionsExceedOwn": {
    status: 403,
    params: { rights: "text" },
    message: "resources.subAccounts.errors.rolePermissionsExceedOwn",
  },
  "account.twoStepOff": { status: 422, message: "resources.subAccounts.errors.twoStepOff" },
  "twoStep.mainAccountOnly": {
    status: 403,
    message: "resources.subAccounts.errors.twoStepMainAccountOnly",
  },
  "twoStep.ownRequired": {
    status: 422,
    message: "resources.subAccounts.errors.twoStepOwnRequired",
  },
});
export const domainError = createDomainError(accountErrors);
