import type { Actor } from "../framework/schema/index.ts";

/** What `/member/shop/get` answers. */
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
  shopInfo: { id: number; name: string | null; logo: string | null; memberId: number | null; timeZone: string } | null;
  roleId: number | null;
  roleName: string | null;
  deptName: string | null;
  mustChangePassword?: boolean;
  mustSetUpTwoStep?: boolean;
}
/** Who is signed in, for which shop. */
export interface Session {
  actor: Actor;
  username: string;
  avatar: string | null;
  shop: { id: number; name: string | null; logo: string | null } | null;
  /** The department and role that the member acts in; a main account has none. */
  role: string | null;
  roleId: number | null;
  timeZone: string;
  /** Nothing else can be done before. */
  mustChangePassword: boolean;
  mustSetUpTwoStep: boolean;
}
export const defaultTimeZone = "Australia/Sydney";

export function sessionOf(wire: WireSession): Session {
  const { member, shopInfo, roles, permissions, deptName, roleName, roleId } = wire;
  const { id, realm } = member;
  return {
    actor: { id, name: member.realname || member.name, realm, shopId: shopInfo?.id ?? null, roles, permissions },
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

/** A name for everything that one member keeps in one shop; nobody else and no other shop reads it. */
export const scopeOf = (session: Session | null): string =>
  session ? `${session.actor.realm}-${session.actor.id}-${session.actor.shopId ?? "none"}` : "nobody";

/** Remembers the session until somebody signs out. */
export function createSessionKeeper(read: () => Promise<WireSession>) {
  let session: Session | null = null;
  let reading: Promise<Session> | null = null;
  function begin(): Promise<Session> {
    const mine: Promise<Session> = read()
      .then((wire) => {
        const loaded = sessionOf(wire);
        // Whoever signed in meanwhile is not overwritten by the answer about somebody before.
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
    /** Reads it once, however many ask. */
    load(): Promise<Session> {
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
export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
