import type { Actor } from "./access.ts";
import { getApp, type TenantKey } from "./app.ts";
import type { Resource } from "./defineResource.ts";

/** Whether each row of a resource belongs to one tenant. */
export const isTenantOwned = ({ owner }: Pick<Resource, "owner">): boolean =>
  owner === getApp().tenancy.kind;

/** Whether a resource's rows belong to the operator, and no tenant reads them. */
export const isOperatorOwned = ({ owner }: Pick<Resource, "owner">): boolean =>
  owner === getApp().tenancy.operator;

/** Whether an actor is a member of one tenant. */
export const isTenantMember = ({ realm }: Pick<Actor, "realm">): boolean =>
  realm === getApp().tenancy.kind;

/** Whether an actor is a member of the operator, who sees the rows of every tenant. */
export const isOperator = ({ realm }: Pick<Actor, "realm">): boolean =>
  realm === getApp().tenancy.operator;

/**
 * Returns the key of a row's tenant in records: the tenant column in camel case.
 *
 * @example
 * ```ts
 * const key: string = getTenantKey(); // "branchId", for the column branch_id
 * ```
 */
export const getTenantKey = (): TenantKey =>
  getApp().tenancy.column.replace(/_(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  ) as TenantKey;

/** Returns the tenant of a stored row; null where it belongs to none. */
export function getTenantId(record: object): number | null {
  const id: unknown = Reflect.get(record, getTenantKey());
  return typeof id === "number" ? id : null;
}
