import type { Table } from "./buildModel.ts";

/** SQL of a table's privileges and of the tenant scope around each shop's rows. */
export function accessSql({ name, owner }: Pick<Table, "name" | "owner">): string[] {
  const all = `grant select, insert, update, delete on ${name} to markethall_platform`;
  if (owner === "platform") return [all];
  if (owner === "shared") return [all, `grant select on ${name} to markethall_shop`];
  return [
    `${all}, markethall_shop`,
    `alter table ${name} enable row level security`,
    `create policy tenant_isolation on ${name} to markethall_shop using (shop_id = current_shop_id()) with check (shop_id = current_shop_id())`,
    `create policy platform_access on ${name} to markethall_platform using (true) with check (true)`,
  ];
}
