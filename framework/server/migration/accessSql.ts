import { getApp, isOperatorOwned, isTenantOwned } from "../../schema/index.ts";
import { currentTenantFunction, databaseRoles, tenantColumn } from "../sql/tenancy.ts";
import type { Table } from "./buildModel.ts";

/** SQL of a table's privileges and of the tenant scope around each tenant's rows. */
export function accessSql({ name, owner }: Pick<Table, "name" | "owner">): string[] {
  const { tenant, operator } = databaseRoles();
  const all = `grant select, insert, update, delete on ${name} to ${operator}`;
  if (isOperatorOwned({ owner })) return [all];
  if (!isTenantOwned({ owner })) return [all, `grant select on ${name} to ${tenant}`];
  const own = `${tenantColumn()} = ${currentTenantFunction()}()`;
  return [
    `${all}, ${tenant}`,
    `alter table ${name} enable row level security`,
    `create policy tenant_isolation on ${name} to ${tenant} using (${own}) with check (${own})`,
    `create policy ${getApp().tenancy.operator}_access on ${name} to ${operator} using (true) with check (true)`,
  ];
}
