import { type RawBuilder, sql } from "kysely";
import { findField, type Resource } from "../../schema/index.ts";
import type { Caller } from "../engine.ts";
import { type ListRequest, sortColumn } from "../sql/readListRequest.ts";

type Sql = RawBuilder<unknown>;

/** The order of a list: by one column, and by the id where that is equal. */
export interface Order {
  column: Sql;
  direction: Sql;
  /** Whether every row has a value, so that rows compare as pairs of value and id. */
  total: boolean;
}
export function buildOrder(resource: Resource, caller: Caller, request: ListRequest): Order {
  const field = findField(resource, request.sort);
  const filled =
    request.sort in { id: 1, addTime: 1, updTime: 1 } ||
    (field?.options.required === true && !field.options.visibleWhen);
  return {
    column: sortColumn(resource, request.sort, caller.locale),
    direction: request.order === "asc" ? sql`asc` : sql`desc`,
    total: filled && !field?.type.traits.localized,
  };
}
export const orderBy = ({ column, direction }: Order) =>
  sql`order by ${column} ${direction}, t.id ${direction}`;
