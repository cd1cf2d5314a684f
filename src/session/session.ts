import type { Actor, AppAnswer } from "../../framework/schema/index.ts";

/** The signed-in member and shop. */
export interface Session {
  actor: Actor;
  username: string;
  avatar: string | null;
  shop: {
    id: number;
    name: string | null;
    logo: string | null;
    /** Why the platform has closed the shop, or empty without a reason; null while it is open. */
    closedReason: string | null;
  } | null;
  /** Department and role of the member; null for a main account. */
  role: string | null;
  /** The role without its department. */
  roleName: string | null;
  roleId: number | null;
  timeZone: string;
  /** The member must change the password before any other operation. */
  mustChangePassword: boolean;
  mustSetUpTwoStep: boolean;
}
/** IANA time zone of members without a shop. */
const defaultTimeZone = "Australia/Sydney";

/** Converts the answer of the server to the session of the app. */
export function toSession(wire: AppAnswer<"GET /member/shop/get">): Session {
  const { member, shopInfo, roles, permissions, deptName, roleName, roleId } = wire;
  const { id, realm } = member;
  return {
    actor: {
      id,
      name: member.realname || member.name,
      realm,
      tenantId: shopInfo?.id ?? null,
      roles,
      permissions,
    },
    username: member.username,
    avatar: member.avatar,
    shop: shopInfo && {
      id: shopInfo.id,
      name: shopInfo.name,
      logo: shopInfo.logo,
      closedReason: shopInfo.status === "open" ? null : (shopInfo.closedReason ?? ""),
    },
    role: [deptName, roleName].filter(Boolean).join(" · ") || null,
    roleName,
    roleId,
    timeZone: shopInfo?.timeZone ?? defaultTimeZone,
    mustChangePassword: wire.mustChangePassword,
    mustSetUpTwoStep: wire.mustSetUpTwoStep,
  };
}

/** Key prefix for client-side storage, unique per member and shop. */
export const toScope = (session: Session | null): string =>
  session
    ? `${session.actor.realm}-${session.actor.id}-${session.actor.tenantId ?? "none"}`
    : "nobody";
