import { rightsMessages as framework } from "../../../../framework/admin/rights/locales/en.ts";

/** The framework's messages of roles, with the words of the marketplace. */
export const rightsMessages: typeof framework = {
  ...framework,
  why: { ...framework.why, operator: "Platform only" },
};
/** The same keys in another language. */
export type RightsMessages = typeof framework;
