import { ApiError } from "../framework/admin/provider.ts";
import { isFailedRow, isRecord, isWireRow, type WireResults } from "./wire.ts";

function sentences(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** Converts an unsuccessful response to an `ApiError`. */
export function toApiError(
  status: number,
  body: unknown,
  translate: (key: string) => string,
): ApiError {
  const envelope = isRecord(body) ? body : {};
  const data = isRecord(envelope.data) ? envelope.data : {};
  const errors = sentences(data.errors);
  return new ApiError({
    code: typeof envelope.code === "number" ? envelope.code : status,
    message:
      typeof envelope.message === "string" && envelope.message
        ? envelope.message
        : translate("errors.server.notReady"),
    ...(typeof data.error === "string" && { error: data.error }),
    ...(errors && { errors }),
    ...(isWireRow(data.current) && { current: data.current }),
    ...(Array.isArray(data.failed) && { failed: data.failed.filter(isFailedRow) }),
  });
}

/**
 * Returns the result of each row: when every row fails, the error response carries the same list.
 */
export async function rowResults(call: Promise<WireResults>): Promise<WireResults> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.failed) return { list: [], failed: error.failed };
    throw error;
  }
}
