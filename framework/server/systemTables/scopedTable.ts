import { getApp } from "../../schema/index.ts";
import { currentTenantFunction, databaseRoles, tenantColumn } from "../sql/tenancy.ts";

/**
 * SQL of a system table whose rows belong to a tenant, or to the operator where the tenant is null:
 * the table with its tenant column, its privileges and its policies.
 */
export function scopedTable(name: string, columns: string, privileges: string): string[] {
  const { tenant, operator } = databaseRoles();
  const own = `${tenantColumn()} = ${currentTenantFunction()}()`;
  return [
    `create table ${name} (\n  ${tenantColumn()} bigint,\n${columns}\n)`,
    `grant ${privileges} on ${name} to ${tenant}, ${operator}`,
    `alter table ${name} enable row level security`,
    `create policy tenant_isolation on ${name} to ${tenant} using (${own}) with check (${own})`,
    `create policy ${getApp().tenancy.operator}_access on ${name} to ${operator} using (true) with check (true)`,
  ];
}
