import { queryPool } from "../../framework/server/database/queryPool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { domainError } from "../errors.ts";
import type { Session } from "../session/session.ts";
import type { AuthContext } from "./authContext.ts";

const freshMinutes = 10;

/**
 * Requires a sign-in within the last ten minutes: the only proof of identity for an account without
 * a password.
 *
 * @throws {DomainError} `session.notFresh` when the sign-in is too long ago.
 */
export async function assertFreshSession(auth: AuthContext, session: Session): Promise<void> {
  const fresh = await queryPool(
    auth.pool,
    compiler
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", session.id)
      .where("add_time", ">", sqlNowPlus(-freshMinutes, "mins")),
  );
  if (fresh.length > 0) return;
  throw domainError("session.notFresh", { minutes: freshMinutes });
}
