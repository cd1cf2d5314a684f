import { ApiError } from "../framework/admin/provider.ts";

/**
 * Whether the server reported that the session is over. Network, overload and server errors do not
 * count.
 */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 401;
