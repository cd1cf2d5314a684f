import { sql } from "kysely";
import type { Actor } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { maxDays, type ReadSession } from "../../framework/server/session/sessions.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";

/** Signed-in member, loaded together with the permissions of its active role. */
export interface Session {
  id: number;
  actor: Actor;
  member: {
    id: number;
    name: string;
    realname: string | null;
    avatar: string | null;
    username: string;
    realm: "shop" | "platform";
    main: boolean;
  };
  shop: {
    id: number;
    name: string | null;
    logo: string | null;
    ownerId: number | null;
    timeZone: string;
    /** State of the member's shop application. */
    review: string | null;
    status: TableRow<"shops">["status"];
    /** Why the platform has closed the shop. */
    closedReason: string | null;
  } | null;
  /** Active department and role; null for main accounts and administrators. */
  role: { id: number; name: string; deptId: number; deptName: string } | null;
  /** Whether a password set by another user must be changed before anything else. */
  mustChangePassword: boolean;
  /** Whether MFA that the shop or the platform requires must be set up before anything else. */
  mustSetUpTwoStep: boolean;
}
/** Sign-in methods. */
export const ways = ["password", "phoneCode", "register", "thirdParty"] as const;
export type Way = (typeof ways)[number];

type SessionRow = Pick<TableRow<"sessions">, "id" | "member_id"> &
  Pick<TableRow<"members">, "username" | "realname" | "avatar" | "main" | "shop_id"> &
  Calculated<{
    current: boolean;
    due: boolean;
    realm: "shop" | "platform";
    shop_name: string | null;
    shop_logo: string | null;
    owner_id: number | null;
    time_zone: string | null;
    review: string | null;
    shop_status: TableRow<"shops">["status"] | null;
    closed_reason: string | null;
    role_id: number | null;
    role_name: string | null;
    dept_id: number | null;
    dept_name: string | null;
    permissions: string[] | null;
    must_change_password: boolean | null;
    must_set_up_two_step: boolean | null;
  }>;
/**
 * Finds the session of a token, or of a token that was replaced less than a minute ago. A token is
 * due for replacement after 12 hours.
 */
const selectSession = (hash: string) => sql<SessionRow>`
  select t.id, t.token_hash = ${hash} as current, t.renewed_at < now() - interval '12 hours' as due,
    m.id as member_id, m.username, m.realname, m.avatar, m.realm, m.main, m.shop_id, s.name as shop_name, s.logo as shop_logo, s.owner_id,
    s.time_zone, i.status as review, s.status as shop_status, s.closed_reason,
    c.must_change_password, c.totp_since is null and (case when m.shop_id is null
      then (select require_two_step from platform_config order by id limit 1)
      else (select require_two_step from shop_config where shop_id = m.shop_id order by id limit 1) end) as must_set_up_two_step,
    p.role_id, p.role_name, p.dept_id, p.dept_name, coalesce(p.permissions, a.permissions) as permissions
  from sessions t join members m on m.id = t.member_id left join shops s on s.id = m.shop_id left join shop_info i on i.shop_id = s.id
  left join credentials c on c.member_id = m.id
  left join lateral (
    select r.id as role_id, r.name as role_name, d.id as dept_id, d.name as dept_name, r.permissions
    from members_roles h join roles r on r.id = h.target_id and r.status = 'active' join departments d on d.id = r.department
    where h.parent_id = m.id order by r.id = t.role_id desc nulls last, h.position limit 1
  ) p on not m.main
  left join lateral (
    select jsonb_agg(distinct one) as permissions
    from members_admin_roles h join admin_roles r on r.id = h.target_id, jsonb_array_elements_text(r.permissions) one
    where h.parent_id = m.id
  ) a on not m.main and m.shop_id is null
  where (t.token_hash = ${hash} or (t.previous_hash = ${hash} and t.renewed_at > now() - interval '1 minute'))
    and t.expires_at > now() and t.add_time > now() - make_interval(days => ${maxDays}) and m.status = 'normal'`;

function toSession(row: SessionRow): Session {
  const name = row.realname ?? row.username;
  const roles = row.main
    ? ["admin"]
    : [
        ...new Set(
          (row.permissions ?? []).map((permission) => permission.split(":")[0] ?? permission),
        ),
      ];
  return {
    id: row.id,
    actor: {
      id: row.member_id,
      name,
      realm: row.realm,
      tenantId: row.shop_id,
      roles,
      permissions: row.main ? [] : [...new Set(row.permissions)],
      ...(row.time_zone && { timeZone: row.time_zone }),
    },
    member: {
      id: row.member_id,
      name,
      realname: row.realname,
      avatar: row.avatar,
      username: row.username,
      realm: row.realm,
      main: row.main,
    },
    shop:
      row.shop_id === null
        ? null
        : {
            id: row.shop_id,
            name: row.shop_name,
            logo: row.shop_logo,
            ownerId: row.owner_id,
            timeZone: row.time_zone ?? "Australia/Sydney",
            review: row.review,
            status: row.shop_status ?? "open",
            closedReason: row.closed_reason,
          },
    role:
      row.role_id === null
        ? null
        : {
            id: row.role_id,
            name: row.role_name ?? "",
            deptId: row.dept_id ?? 0,
            deptName: row.dept_name ?? "",
          },
    mustChangePassword: row.must_change_password ?? false,
    mustSetUpTwoStep: row.must_set_up_two_step ?? false,
  };
}

/** Reads the session of a token's hash, with the permissions of its member's role. */
export const readSession: ReadSession<Session> = async (pool, hash) => {
  const [row] = await queryPool(pool, selectSession(hash));
  return row ? { state: row, session: toSession(row) } : null;
};
