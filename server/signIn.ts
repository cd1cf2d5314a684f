import { hash, verify } from "@node-rs/argon2";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { isAdmin, type Resource, rightsOf } from "../framework/schema/index.ts";
import { ok } from "../framework/server/http/answer.ts";
import { bodyOf, callerOf } from "../framework/server/http/app.ts";
import { invalid, invalidInput, Refusal, refuse, unauthenticated } from "../framework/server/refusal.ts";
import type { Session, Sessions } from "./sessions.ts";

interface MemberRow {
  id: number;
  shop_id: number | null;
  password_hash: string | null;
  status: string;
  freeze_reason: string | null;
}
/** Verified where nobody has the name, so that the answer takes as long as for somebody who has it. */
const nobody = hash("nobody's password");

async function checkPassword(pool: pg.Pool, username: string, password: string): Promise<MemberRow> {
  const { rows } = await pool.query<MemberRow>(
    `select m.id, m.shop_id, c.password_hash, m.status, m.freeze_reason
     from members m left join credentials c on c.member_id = m.id where lower(m.username) = lower($1)`,
    [username],
  );
  const member = rows[0];
  const right = await verify(member?.password_hash ?? (await nobody), password);
  if (!member || !right) throw new Refusal(422, "login.failed", { key: "refusal.loginFailed" });
  if (member.status === "frozen")
    throw new Refusal(422, "account.frozen", {
      key: "refusal.accountFrozen",
      params: { reason: member.freeze_reason ?? "" },
    });
  if (member.status !== "normal") throw new Refusal(422, "account.disabled", { key: "refusal.accountDisabled" });
  return member;
}

/** Every right of a realm: what a main account holds. */
const allRights = (resources: readonly Resource[], realm: "shop" | "platform") =>
  resources.filter((resource) => (resource.owner === "shop") === (realm === "shop")).flatMap(rightsOf);

/** Signing in and out, and what a screen needs to know of who is signed in. */
export function registerSignIn(
  app: FastifyInstance,
  { pool, sessions, resources }: { pool: pg.Pool; sessions: Sessions; resources: readonly Resource[] },
): void {
  app.post("/api/common/login", { config: { open: true } }, async (request) => {
    const { username, password } = bodyOf(request);
    const name = typeof username === "string" ? username.trim() : "";
    const issues = {
      ...(name ? {} : { username: { key: "validation.required" } }),
      ...(typeof password === "string" && password ? {} : { password: { key: "validation.required" } }),
    };
    if (Object.keys(issues).length > 0) throw invalid(issues);
    const agent = request.headers["user-agent"];
    let member: MemberRow;
    try {
      member = await checkPassword(pool, name.slice(0, 255), String(password).slice(0, 1000));
    } catch (error) {
      await logLogin(pool, name, null, request, false);
      throw error;
    }
    await logLogin(pool, name, member, request, true);
    await pool.query("update members set last_login_time = now(), last_login_ip = $2 where id = $1", [
      member.id,
      request.ip,
    ]);
    return ok({ token: await sessions.open(member.id, member.shop_id, request.ip, agent) });
  });
  app.post("/api/common/logout", { config: { open: true } }, async (request) => {
    if (request.call.token) await sessions.close(request.call.token);
    return ok(null);
  });
  const current = async (request: FastifyRequest): Promise<Session> => {
    callerOf(request);
    const session = request.call.token ? await sessions.find(request.call.token) : null;
    if (!session) throw unauthenticated();
    return session;
  };
  const describe = (session: Session) => {
    const { actor, member, shop, role } = session;
    const permissions = isAdmin(actor) ? allRights(resources, actor.realm) : actor.permissions;
    return {
      roles: actor.roles,
      permissions,
      member,
      shopInfo: shop && {
        id: shop.id,
        name: shop.name,
        logo: shop.logo,
        memberId: shop.ownerId,
        timeZone: shop.timeZone,
      },
      wsId: `member-${member.id}`,
      roleId: role?.id ?? null,
      roleName: role?.name ?? null,
      deptId: role?.deptId ?? null,
      deptName: role?.deptName ?? null,
      mustChangePassword: session.mustChangePassword,
    };
  };
  app.get("/api/member/shop/get", async (request) => ok(describe(await current(request))));
  app.get("/api/member/getUser", async (request) => ok(describe(await current(request))));
  app.get("/api/member/getAllRole", async (request) => {
    const { member } = await current(request);
    const { rows } = await pool.query(
      `select r.id as "roleId", r.name as "roleName", d.id as "deptId", d.name as "deptName", r.permissions
       from members_roles h join roles r on r.id = h.target_id and r.status = 'active' join departments d on d.id = r.department
       where h.parent_id = $1 order by h.position`,
      [member.id],
    );
    return ok(rows);
  });
  app.post("/api/member/changeRole", async (request) => {
    const { member } = await current(request);
    const roleId = Number(bodyOf(request).roleId);
    if (!Number.isSafeInteger(roleId) || roleId < 1) throw invalidInput("idInvalid");
    const held = await sessions.changeRole(request.call.token ?? "", member.id, roleId);
    if (!held) throw refuse("role.notHeld", { key: "refusal.roleNotHeld" });
    return ok(describe(await current(request)));
  });
}

async function logLogin(
  pool: pg.Pool,
  username: string,
  member: MemberRow | null,
  request: FastifyRequest,
  done: boolean,
): Promise<void> {
  await pool.query(
    "insert into login_log (shop_id, member_id, username, ip, agent, ok) values ($1, $2, $3, $4, $5, $6)",
    [
      member?.shop_id ?? null,
      member?.id ?? null,
      username.slice(0, 255),
      request.ip,
      request.headers["user-agent"]?.slice(0, 255) ?? null,
      done,
    ],
  );
}
