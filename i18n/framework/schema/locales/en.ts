import { en as framework } from "../../../../framework/schema/locales/en.ts";

/** The framework's messages for server and browser, with the words of the marketplace. */
export const en = {
  ...framework,
  validation: {
    ...framework.validation,
    fileNotOperator: "%{field} must be a file uploaded by Markethall",
    fileForeign: "%{field} must be a file uploaded to this shop",
  },
  errors: {
    ...framework.errors,
    session: {
      ...framework.errors.session,
      csrfMismatch: "This call doesn't come from a Markethall page. Reload the page and try again.",
    },
    permission: {
      ...framework.errors.permission,
      tenantAccount:
        "This is only available to a shop's own accounts. Sign in with an account of the shop.",
      operatorAccount:
        "This is only available to Markethall administrators. Sign in with an administrator account.",
    },
    storage: {
      ...framework.errors.storage,
      quotaExceeded:
        "This shop's storage is full: all %{quota} MB are in use. Remove files you no longer need.",
    },
    import: {
      ...framework.errors.import,
      foreignIds:
        "The column “%{column}” isn't from an export of this shop, so its IDs don't match your records",
    },
    payPassword: {
      currentWrong: "The current payment password is incorrect",
      sameAsPassword: "The payment password must be different from your sign-in password",
    },
  },
  person: { ...framework.person, oldPayPassword: "Current payment password", brandId: "Brand" },
  transfer: {
    ...framework.transfer,
    notes: {
      ...framework.transfer.notes,
      otherTenant:
        "This file was exported from another shop, so its IDs aren't used: %{count} record will be added as new, unless you've imported it before. |||| This file was exported from another shop, so its IDs aren't used: %{count} records will be added as new, unless you've imported them before.",
    },
  },
  /** Names of the languages of texts, by their keys. */
  language: { en: "English", zhCN: "Simplified Chinese", zhTW: "Traditional Chinese", km: "Khmer" },
};
/** The same keys in another language. */
export type SchemaMessages = typeof en;
