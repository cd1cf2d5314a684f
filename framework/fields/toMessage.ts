import type { Issue } from "../schema/issue.ts";

/**
 * Returns the message of a rule as an issue. yup passes an object through unchanged, so that server
 * and browser each translate it.
 */
export const toMessage = (
  key: string,
  params?: Issue["params"],
): Issue & Record<PropertyKey, unknown> => ({
  key: `validation.${key}`,
  ...(params ? { params } : {}),
});
