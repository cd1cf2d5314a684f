import { sql } from "kysely";
import { preferenceChanges } from "../../core/calls/signInFields.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { parseInput } from "./parseInput.ts";

const largest = 32 * 1024;

/**
 * Registers a member's screen preferences, shared by all its devices. A value of null deletes a
 * preference.
 */
export function registerPreferences(auth: AuthContext): void {
  const { app } = auth;
  registerAppCall(app, "GET /member/preferences", async (request) => {
    const { member } = await requireSession(auth, request);
    const [stored] = await queryPool(
      auth.pool,
      compiler.selectFrom("members").select("preferences").where("id", "=", member.id),
    );
    return stored?.preferences ?? {};
  });
  registerAppCall(app, "POST /member/preferences", async (request) => {
    const { changes } = parseInput(request, preferenceChanges);
    const { member } = await requireSession(auth, request);
    const entries = Object.entries(changes ?? {});
    const stored = JSON.stringify(
      Object.fromEntries(entries.filter(([, value]) => value !== null)),
    );
    const forgotten = entries.flatMap(([key, value]) => (value === null ? [key] : []));
    const preferences = await write(auth, async (tx) => {
      const changed = await tx.first(sql<
        Pick<TableRow<"members">, "preferences"> & Calculated<{ size: number }>
      >`
        update members set preferences = (preferences || ${stored}::jsonb) - ${forgotten}::text[] where id = ${member.id}
        returning preferences, octet_length(preferences::text) as size`);
      if ((changed?.size ?? 0) > largest) throw domainError("preferences.tooLarge");
      return changed?.preferences ?? {};
    });
    return preferences;
  });
}
