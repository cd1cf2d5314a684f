import { listMessages as framework } from "../../../../framework/admin/list/locales/en.ts";

/** The framework's messages of lists, with the words of the marketplace. */
export const listMessages: typeof framework = {
  ...framework,
  clean: {
    ...framework.clean,
    kept: "Entries about staff, roles, money and settings are kept longer, as Markethall requires.",
  },
};
