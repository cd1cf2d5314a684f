import { hash } from "@node-rs/argon2";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import { tenantColumn } from "../sql/tenancy.ts";
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
  const { rows } = await pool.query<Pick<MemberRow, "id">>(
    `insert into ${getApp().accounts.table} (${tenantColumn()}, username, name, password_hash, admin, permissions)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      tenantId,
      username,
      name,
      await hash(member.password),
      permissions === undefined,
      permissions ?? [],
    ],
  );
  const [added] = rows;
  if (!added) throw new Error(`the member ${username} was not added`);
  return added.id;
}

/** Adds a tenant with the time zone of the operator, and returns its id. */
export async function addTenant(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<Pick<TenantRow, "id">>(
    `insert into ${getApp().tenancy.table} (name) values ($1) returning id`,
    [name],
  );
  const [added] = rows;
  if (!added) throw new Error(`the tenant ${name} was not added`);
  return added.id;
}
