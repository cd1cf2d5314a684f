import type { GetListParams } from "react-admin";
import type { ListQuery } from "../framework/admin/provider.ts";

export type Parameters = Record<string, string | number>;

function toParameter(value: unknown): string | number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.length ? value.map(String).join(",") : undefined;
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Converts a list's filters to query parameters: one per filter, lists joined by commas, empty
 * values omitted.
 */
export function toQuery(query: ListQuery = {}): Parameters {
  const parameters: Parameters = {};
  for (const [name, value] of Object.entries(query)) {
    if (name === "trash") {
      if (value && value !== "0" && value !== "false") parameters.trash = 1;
      continue;
    }
    const parameter = toParameter(value);
    if (parameter !== undefined) parameters[name] = parameter;
  }
  return parameters;
}

/** Converts react-admin's page, sort and filters to the parameters of `getList`. */
export function listParameters({ pagination, sort, filter }: GetListParams): Parameters {
  return {
    ...toQuery(filter),
    ...(pagination && { page: pagination.page, pageSize: pagination.perPage }),
    ...(sort?.field && { sort: sort.field, order: sort.order.toLowerCase() }),
  };
}
