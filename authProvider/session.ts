import type { Actor } from "../framework/schema/index.ts";

/** The response of `/member/shop/get`. */
export interface WireSession {
  roles: string[];
  permissions: string[];
  member: {
    id: number;
    name: string;
    realname: string | null;
    avatar: string | null;
    username: string;
    realm: Actor["realm"];
  };
  shopInfo: {
    id: number;
    name: string | null;
    logo: string | null;
    memberId: number | null;
    timeZone: string;
  } | null;
  roleId: number | null;
  roleName: string | null;
  deptName: string | null;
  mustChangePassword?: boolean;
  mustSetUpTwoStep?: boolean;
}
/** The signed-in member and shop. */
export interface Session {
  actor: Actor;
  username: string;
  avatar: string | null;
  shop: { id: number; name: string | null; logo: string | null } | null;
  /** Department and role of the member; null for a main account. */
  role: string | null;
  roleId: number | null;
  timeZone: string;
  /** The member must change the password before any other operation. */
  mustChangePassword: boolean;
  mustSetUpTwoStep: boolean;
}
export const defaultTimeZone = "Australia/Sydney";

export function toSession(wire: WireSession): Session {
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
    shop: shopInfo && { id: shopInfo.id, name: shopInfo.name, logo: shopInfo.logo },
    role: [deptName, roleName].filter(Boolean).join(" · ") || null,
    roleId,
    timeZone: shopInfo?.timeZone ?? defaultTimeZone,
    mustChangePassword: wire.mustChangePassword ?? false,
    mustSetUpTwoStep: wire.mustSetUpTwoStep ?? false,
  };
}

/** Key prefix for client-side storage, unique per member and shop. */
export const toScope = (session: Session | null): string =>
  session
    ? `${session.actor.realm}-${session.actor.id}-${session.actor.tenantId ?? "none"}`
    : "nobody";

/** Caches the session until logout. */
export function createSessionStore<S = Session>(read: () => Promise<S>) {
  let session: S | null = null;
  let reading: Promise<S> | null = null;
  function begin(): Promise<S> {
    const mine: Promise<S> = read()
      .then((loaded) => {
        // A late response does not overwrite the session of a member who signed in meanwhile.
        if (reading === mine) session = loaded;
        return loaded;
      })
      .finally(() => {
        if (reading === mine) reading = null;
      });
    return mine;
  }
  return {
    current: () => session,
    /** Loads the session once for concurrent callers. */
    load(): Promise<S> {
      if (session) return Promise.resolve(session);
      reading ??= begin();
      return reading;
    },
    clear() {
      reading = null;
      session = null;
    },
  };
}
export type SessionStore<S = Session> = ReturnType<typeof createSessionStore<S>>;
