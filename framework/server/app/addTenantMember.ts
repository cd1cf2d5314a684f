import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import { generatePassword } from "../generatePassword.ts";
import { addMember, addTenant } from "../members/addMember.ts";
import type { TenantRow } from "../members/tables.ts";

/**
 * Adds a member with all permissions of a tenant, which is added where there is none of the name,
 * and prints the member's password.
 */
export async function addTenantMember(
  pool: pg.Pool,
  tenant: string,
  username: string,
): Promise<void> {
  const { rows } = await pool.query<Pick<TenantRow, "id">>(
    `select id from ${getApp().tenancy.table} where name = $1 order by id limit 1`,
    [tenant],
  );
  const tenantId = rows[0]?.id ?? (await addTenant(pool, tenant));
  const password = generatePassword();
  await addMember(pool, { username, tenantId, password });
  console.log(`Sign in as ${username} with the password ${password}`);
}
