import { isAdmin, listRights, type Resource } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { getBody } from "../../framework/server/http/createApp.ts";
import { parseId } from "../../framework/server/http/handlers/CallHandler.ts";
import { domainError } from "../errors.ts";
import { changeRole } from "../session/changeRole.ts";
import type { Session } from "../session/session.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { log } from "./log.ts";

/** Every permission of a realm: those of a main account. */
const allRights = (resources: readonly Resource[], realm: "shop" | "platform") =>
  resources
    .filter((resource) => (resource.owner === "shop") === (realm === "shop"))
    .flatMap(listRights);

/** Describes the signed-in member to the client. */
export function describe(session: Session, resources: readonly Resource[]) {
  const { actor, member, shop, role } = session;
  return {
    roles: actor.roles,
    permissions: isAdmin(actor) ? allRights(resources, actor.realm) : actor.permissions,
    member,
    shopInfo: shop && {
      id: shop.id,
      name: shop.name,
      logo: shop.logo,
      memberId: shop.ownerId,
      timeZone: shop.timeZone,
      review: shop.review,
    },
    wsId: `member-${member.id}`,
    roleId: role?.id ?? null,
    roleName: role?.name ?? null,
    deptId: role?.deptId ?? null,
    deptName: role?.deptName ?? null,
    mustChangePassword: session.mustChangePassword,
    mustSetUpTwoStep: session.mustSetUpTwoStep,
  };
}

export function registerDescribe(auth: AuthContext): void {
  const { app, resources, sessions } = auth;
  // The specification's clients send the token in the query of these two calls.
  const byToken = { config: { queryToken: true } };
  app.get("/api/member/shop/get", byToken, async (request) =>
    ok(describe(await requireSession(auth, request), resources)),
  );
  app.get("/api/member/getUser", byToken, async (request) =>
    ok(describe(await requireSession(auth, request), resources)),
  );
  app.get("/api/member/getAllRole", async (request) => {
    const { member } = await requireSession(auth, request);
    const { rows } = await auth.pool.query(
      `select r.id as "roleId", r.name as "roleName", d.id as "deptId", d.name as "deptName", r.permissions
       from members_roles h join roles r on r.id = h.target_id and r.status = 'active' join departments d on d.id = r.department
       where h.parent_id = $1 order by h.position`,
      [member.id],
    );
    return ok(rows);
  });
  app.post("/api/member/changeRole", async (request) => {
    const session = await requireSession(auth, request);
    const roleId = parseId(getBody(request).roleId);
    await write(auth, async (tx) => {
      const held = await changeRole(sessions, tx, session, roleId);
      if (!held) throw domainError("role.notHeld");
      const role = await tx.first(
        tx.db.selectFrom("roles").select("name").where("id", "=", roleId),
      );
      const { username } = session.member;
      await log(tx, request, {
        event: "roleChanged",
        username,
        member: session.actor,
        reason: role?.name ?? "",
      });
    });
    return ok(describe(await requireSession(auth, request), resources));
  });
}
