import { ApiError } from "../framework/admin/provider.ts";

/** Whether the server has said that the session is over. A server that is away, busy or broken says nothing about it. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 401;
