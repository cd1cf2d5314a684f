import { type Actor, getTenantKey, parseFields, type Resource } from "../../schema/index.ts";
import { invalid } from "../domainError.ts";
import { withInstants } from "../parseLocalTime.ts";
import { parseIdOrNull } from "../sql/readListRequest.ts";

type Values = Record<string, unknown>;
/** Fields that clients send back as they received them, and that only the server writes. */
const ignored = ["addTime", "addBy", "updTime", "updBy", "_labels", "deletedAt"];

/** Body of `editSubmit`: the record, its version, and the given values. */
export interface SaveRequest {
  id: number | null;
  version: number | null;
  values: Values;
  /** Whether a rule has calculated the values: then fields that members cannot write may change. */
  byRule?: boolean;
}
/**
 * Parses and validates the body of a save: the values by field, the id of an existing row, and the
 * version that the client has read.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function readSaveRequest(
  resource: Resource,
  body: Readonly<Record<string, unknown>>,
  actor: Pick<Actor, "timeZone">,
): SaveRequest {
  const { id, version, ...given } = body;
  const rest: Values = { ...given };
  for (const name of [...ignored, getTenantKey()]) delete rest[name];
  const parsed = parseFields(resource.fields, withInstants(resource.fields, rest, actor));
  if (Object.keys(parsed.issues).length > 0) throw invalid(parsed.issues);
  return { id: parseIdOrNull(id), version: parseVersion(version), values: parsed.values };
}
/**
 * Parses the version of a row that the client has read; null if it was not sent.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseVersion(raw: unknown): number | null {
  try {
    return parseIdOrNull(raw);
  } catch {
    throw invalid({ version: { key: "validation.versionInvalid" } });
  }
}
