import { importMessages as framework } from "../../../../framework/admin/import/locales/en.ts";

/** The framework's messages of the import, with the words of the marketplace. */
export const importMessages: typeof framework = {
  ...framework,
  otherTenant:
    "This file was exported from another shop. Its records will be added as new, and images copied to your media library.",
};
