import { type RawBuilder, sql } from "kysely";
import { getApp, type TenantColumnName } from "../../schema/index.ts";

/** Returns the name of the column that holds a row's tenant. */
export const tenantColumn = (): string => getApp().tenancy.column;

/** The tenant column in a query, qualified by the table's alias where one is given. */
export const tenantRef = (alias?: string): RawBuilder<number | null> =>
  sql.ref(alias ? `${alias}.${tenantColumn()}` : tenantColumn());

/** Returns the name of the SQL function that returns the transaction's tenant. */
export const currentTenantFunction = (): string => `current_${tenantColumn()}`;

/** The transaction's tenant in a query; null for the operator. */
export const currentTenant = (): RawBuilder<number | null> =>
  sql.raw(`${currentTenantFunction()}()`);

/** Returns the setting that holds the transaction's tenant. */
export const tenantSetting = (): string => `${getApp().id}.${tenantColumn()}`;

/** Returns the database roles of the two realms. */
export function databaseRoles(): { tenant: string; operator: string } {
  const { id, tenancy } = getApp();
  return { tenant: `${id}_${tenancy.kind}`, operator: `${id}_${tenancy.operator}` };
}

/** The table of the audit trail in a query. */
export const auditTable = (): RawBuilder<unknown> => sql.table(getApp().audit.table);

/** The table of the members in a query. */
export const memberTable = (): RawBuilder<unknown> => sql.table(getApp().accounts.table);

/** A member's name in a query of `memberTable`. */
export const memberName = (): RawBuilder<unknown> => sql.raw(getApp().accounts.name);

/** Returns the tenant of a row that is inserted, by its column. */
export const toTenantValue = (tenantId: number | null): Record<TenantColumnName, number | null> =>
  ({ [tenantColumn()]: tenantId }) as Record<TenantColumnName, number | null>;
