import type { ErrorType } from "../defineErrors.ts";

/** HTTP status of each type of error. */
export const errorStatuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  rejected: 422,
  rateLimited: 429,
  defect: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<ErrorType, number>>;
