import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import { writePool } from "../database/writePool.ts";
import { memberTable, tenantRef } from "../sql/tenancy.ts";
import type { MemberRow, TenantRow } from "./tables.ts";

export interface NewMember {
  username: string;
  /** Name that records show; the username when omitted. */
  name?: string;
  password: string;
  /** The member's tenant; a member of the operator when omitted. */
  tenantId?: number;
  /** Permissions, such as `lending:books`; every permission of the realm when omitted. */
  permissions?: readonly string[];
}

/**
 * Adds a member who can sign in, and returns its id.
 *
 * @throws {Error} of the database when the username is taken.
 */
export async function addMember(pool: pg.Pool, member: NewMember): Promise<number> {
  const { username, name = username, tenantId = null, permissions } = member;
  const passwordHash = await hash(member.password);
  const [added] = await writePool(
    pool,
    sql<Pick<MemberRow, "id">>`
      insert into ${memberTable()} (${tenantRef()}, username, name, password_hash, admin, permissions)
      values (${tenantId}, ${username}, ${name}, ${passwordHash}, ${permissions === undefined},
        ${permissions ?? []})
      returning id`,
  );
  if (!added) throw new Error(`the member ${username} was not added`);
  return added.id;
}

/** Adds a tenant with the time zone of the operator, and returns its id. */
export async function addTenant(pool: pg.Pool, name: string): Promise<number> {
  const [added] = await writePool(
    pool,
    sql<Pick<TenantRow, "id">>`
      insert into ${sql.table(getApp().tenancy.table)} (name) values (${name}) returning id`,
  );
  if (!added) throw new Error(`the tenant ${name} was not added`);
  return added.id;
}
