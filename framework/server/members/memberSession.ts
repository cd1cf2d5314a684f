import { sql } from "kysely";
import { getApp, type MemberSession } from "../../schema/index.ts";
import { queryPool } from "../database/queryPool.ts";
import { maxDays, type ReadSession, type SessionState } from "../session/sessions.ts";
import { memberTable, tenantRef } from "../sql/tenancy.ts";
import type { Calculated } from "../tables/DB.ts";
import type { MemberRow, TenantOfMember, TenantRow } from "./tables.ts";

type SessionRow = SessionState &
  Pick<MemberRow, "username" | "name" | "admin" | "permissions"> &
  TenantOfMember &
  Calculated<{
    member_id: MemberRow["id"];
    tenant_name: TenantRow["name"] | null;
    time_zone: TenantRow["time_zone"] | null;
  }>;

function toSession(row: SessionRow): MemberSession {
  const { tenancy, timeZone } = getApp();
  const zone = row.time_zone ?? timeZone;
  return {
    id: row.id,
    actor: {
      id: row.member_id,
      name: row.name,
      realm: row.tenant_id === null ? tenancy.operator : tenancy.kind,
      tenantId: row.tenant_id,
      roles: row.admin ? ["admin"] : [],
      permissions: row.permissions,
      timeZone: zone,
    },
    username: row.username,
    tenant: row.tenant_id === null ? null : { id: row.tenant_id, name: row.tenant_name ?? "" },
    timeZone: zone,
  };
}

/** Reads the session of a token's hash, with the permissions of its member. */
export const readMemberSession: ReadSession<MemberSession> = async (pool, hash) => {
  const [row] = await queryPool(
    pool,
    sql<SessionRow>`
      select s.id, s.token_hash = ${hash} as current,
        s.renewed_at < now() - interval '12 hours' as due, m.id as member_id, m.username, m.name,
        m.admin, m.permissions, ${tenantRef("m")} as tenant_id, t.name as tenant_name, t.time_zone
      from sessions s join ${memberTable()} m on m.id = s.member_id
      left join ${sql.table(getApp().tenancy.table)} t on t.id = ${tenantRef("m")}
      where (s.token_hash = ${hash}
          or (s.previous_hash = ${hash} and s.renewed_at > now() - interval '1 minute'))
        and s.expires_at > now() and s.add_time > now() - make_interval(days => ${maxDays})`,
  );
  return row ? { state: row, session: toSession(row) } : null;
};
