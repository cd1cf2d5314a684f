import type { FastifyCompressRouteOptions } from "@fastify/compress";
import type { FastifyRequest } from "fastify";
import {
  type AppAnswer,
  isAdmin,
  listRights,
  type Resource,
} from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { getBody } from "../../framework/server/http/createApp.ts";
import { parseId } from "../../framework/server/http/handlers/CallHandler.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
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
export function describe(
  session: Session,
  resources: readonly Resource[],
): AppAnswer<"GET /member/shop/get"> {
  const { actor, member, shop, role } = session;
  return {
    roles: [...actor.roles],
    permissions: isAdmin(actor) ? allRights(resources, actor.realm) : [...actor.permissions],
    member,
    shopInfo: shop && {
      id: shop.id,
      name: shop.name,
      logo: shop.logo,
      memberId: shop.ownerId,
      timeZone: shop.timeZone,
      review: shop.review,
      status: shop.status,
      closedReason: shop.closedReason,
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
  // Every page load waits for it, and its permissions compress to a quarter.
  const compress: FastifyCompressRouteOptions["compress"] = {
    threshold: 1000,
    encodings: ["gzip", "deflate"],
  };
  const describeCaller = async (request: FastifyRequest) =>
    describe(await requireSession(auth, request), resources);
  registerAppCall(app, "GET /member/shop/get", describeCaller, { ...byToken, compress });
  registerAppCall(app, "GET /member/getUser", describeCaller, byToken);
  registerAppCall(app, "GET /member/getAllRole", async (request) => {
    const { member } = await requireSession(auth, request);
    const roles = await queryPool(
      auth.pool,
      compiler
        .selectFrom("members_roles as h")
        .innerJoin("roles as r", "r.id", "h.target_id")
        .innerJoin("departments as d", "d.id", "r.department")
        .select([
          "r.id as roleId",
          "r.name as roleName",
          "d.id as deptId",
          "d.name as deptName",
          "r.permissions",
        ])
        .where("h.parent_id", "=", member.id)
        .where("r.status", "=", "active")
        .orderBy("h.position"),
    );
    return roles;
  });
  registerAppCall(app, "POST /member/changeRole", async (request) => {
    const session = await requireSession(auth, request);
    const roleId = parseId(getBody(request).roleId);
    await write(auth, async (tx) => {
      const held = await changeRole(sessions, tx, session, roleId);
      if (!held) throw domainError("role.notHeld");
      const role = await tx.first(
        tx.db.selectFrom("roles").select("name").where("id", "=", roleId),
      );
      const { username } = session.member;
      await log(auth, tx, request, {
        event: "roleChanged",
        username,
        member: session.actor,
        reason: role?.name ?? "",
      });
    });
    return describe(await requireSession(auth, request), resources);
  });
}
