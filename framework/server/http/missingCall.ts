import type { Resource } from "../../schema/index.ts";
import { type DomainError, domainError } from "../domainError.ts";

const operationKeys = {
  create: "errors.route.createMissing",
  edit: "errors.route.editMissing",
} as const;

/** Creates the error of a save whose operation, create or edit, the resource does not have. */
export const createMissingOperation = (
  { name }: Pick<Resource, "name">,
  operation: "create" | "edit",
): DomainError =>
  domainError("route.notFound").with({
    issue: { key: operationKeys[operation], params: { resource: name } },
  });

/**
 * Creates the error of an address below `/api` that no route handles: it names the resource if the
 * address is one of a resource that has no such call.
 */
export function createMissingCall(
  resources: readonly Pick<Resource, "name" | "api">[],
  { method, url }: { method: string; url: string },
): DomainError {
  const missing = domainError("route.notFound");
  const [path = ""] = url.split("?");
  const found = resources.find(({ name, api }) =>
    new RegExp(`^/api/(${api}/\\w+|rest/${name}(/\\d+)?)/?$`).test(path),
  );
  if (!found) return missing;
  const params = { call: `${method} ${path}`, resource: found.name };
  return missing.with({ issue: { key: "errors.route.callMissing", params } });
}
