import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import type { Actor } from "../framework/schema/index.ts";
import type { Database } from "../framework/server/database/open.ts";
import { sessionsChannel } from "../framework/server/people.ts";

/** A member as the session knows it, read together with the rights of the role that it acts in. */
export interface Session {
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
  shop: { id: number; name: string | null; logo: string | null; ownerId: number | null; timeZone: string } | null;
  /** The pair of department and role that it acts in; a main account and an administrator act in none. */
  role: { id: number; name: string; deptId: number; deptName: string } | null;
  /** Until a password that somebody else has set is changed, nothing else can be done. */
  mustChangePassword: boolean;
}
/** A session without a call for so long has ended. */
const idleDays = 14;
/** How long a process trusts what it read; a session that is ended is forgotten at once, through its channel. */
const trustMs = 10_000;
const mostKept = 10_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

interface SessionRow {
  member_id: number;
  username: string;
  realname: string | null;
  avatar: string | null;
  realm: "shop" | "platform";
  main: boolean;
  shop_id: number | null;
  shop_name: string | null;
  shop_logo: string | null;
  owner_id: number | null;
  time_zone: string | null;
  role_id: number | null;
  role_name: string | null;
  dept_id: number | null;
  dept_name: string | null;
  permissions: string[] | null;
  must_change_password: boolean | null;
}
const query = `
  select m.id as member_id, m.username, m.realname, m.avatar, m.realm, m.main, m.shop_id, s.name as shop_name, s.logo as shop_logo, s.owner_id,
    s.time_zone,
    c.must_change_password, p.role_id, p.role_name, p.dept_id, p.dept_name, coalesce(p.permissions, a.permissions) as permissions
  from sessions t join members m on m.id = t.member_id left join shops s on s.id = m.shop_id
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
  where t.token_hash = $1 and t.expires_at > now() and m.status = 'normal'`;

/** Tokens are opaque; only their hash is stored. */
export class Sessions {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #kept = new Map<string, { session: Session | null; until: number }>();
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  start(): Promise<() => Promise<void>> {
    return this.#database.listen(sessionsChannel, () => this.#kept.clear());
  }
  async open(memberId: number, shopId: number | null, ip: string, agent: string | undefined): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await this.#pool.query(
      `insert into sessions (token_hash, member_id, shop_id, ip, agent, last_used, expires_at) values ($1, $2, $3, $4, $5, now(), now() + make_interval(days => $6))`,
      [hashOf(token), memberId, shopId, ip, agent?.slice(0, 255) ?? null, idleDays],
    );
    return token;
  }
  async close(token: string): Promise<void> {
    await this.#pool.query("delete from sessions where token_hash = $1", [hashOf(token)]);
    await this.#forget();
  }
  /** Lets a session act in another of its member's roles; answers whether the member holds it. */
  async changeRole(token: string, memberId: number, roleId: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update sessions set role_id = $3 where token_hash = $1 and exists (
        select 1 from members_roles h join roles r on r.id = h.target_id and r.status = 'active' where h.parent_id = $2 and r.id = $3)`,
      [hashOf(token), memberId, roleId],
    );
    await this.#forget();
    return rowCount === 1;
  }
  async #forget(): Promise<void> {
    this.#kept.clear();
    await this.#pool.query("select pg_notify($1, '')", [sessionsChannel]);
  }
  /** The session of a token, or null where there is none. */
  async find(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const kept = this.#kept.get(hash);
    if (kept && kept.until > Date.now()) return kept.session;
    const { rows } = await this.#pool.query<SessionRow>(query, [hash]);
    const session = rows[0] ? sessionOf(rows[0]) : null;
    if (session) await this.#touch(hash);
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(hash, { session, until: Date.now() + trustMs });
    return session;
  }
  async #touch(hash: string): Promise<void> {
    await this.#pool.query(
      "update sessions set last_used = now(), expires_at = now() + make_interval(days => $2) where token_hash = $1 and last_used < now() - interval '5 minutes'",
      [hash, idleDays],
    );
  }
}

function sessionOf(row: SessionRow): Session {
  const name = row.realname ?? row.username;
  const roles = row.main
    ? ["admin"]
    : [...new Set((row.permissions ?? []).map((permission) => permission.split(":")[0] ?? permission))];
  return {
    actor: {
      id: row.member_id,
      name,
      realm: row.realm,
      shopId: row.shop_id,
      roles,
      permissions: row.main ? [] : (row.permissions ?? []),
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
          },
    role:
      row.role_id === null
        ? null
        : { id: row.role_id, name: row.role_name ?? "", deptId: row.dept_id ?? 0, deptName: row.dept_name ?? "" },
    mustChangePassword: row.must_change_password ?? false,
  };
}
