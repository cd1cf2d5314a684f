import { sql } from "kysely";
import { domainError } from "../errors.ts";
import type { Session } from "../session/session.ts";
import { type AuthContext, write } from "./authContext.ts";

const freshMinutes = 10;

/**
 * Requires a sign-in within the last ten minutes: the only proof of identity for an account without
 * a password.
 *
 * @throws {DomainError} `session.notFresh` when the sign-in is too long ago.
 */
export async function assertFreshSession(auth: AuthContext, session: Session): Promise<void> {
  const fresh = await write(auth, (tx) =>
    tx.first(sql`
      select 1 from sessions where id = ${session.id} and add_time > now() - make_interval(mins => ${freshMinutes})`),
  );
  if (fresh) return;
  throw domainError("session.notFresh", { minutes: freshMinutes });
}
