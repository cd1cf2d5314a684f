import { sql } from "kysely";
import { json } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import type { Calculated } from "../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { parseInput } from "./inputFields.ts";

const largest = 32 * 1024;
export const fields = {
  changes: json<Record<string, unknown>>({ required: true, check: isObject }),
} as const;

/**
 * Registers a member's screen preferences, shared by all its devices. A value of null deletes a
 * preference.
 */
export function registerPreferences(auth: AuthContext): void {
  const { app } = auth;
  app.get("/api/member/preferences", async (request) => {
    const { member } = await requireSession(auth, request);
    const { rows } = await auth.pool.query("select preferences from members where id = $1", [
      member.id,
    ]);
    return ok(rows[0]?.preferences ?? {});
  });
  app.post("/api/member/preferences", async (request) => {
    const { changes } = parseInput(request, fields);
    const { member } = await requireSession(auth, request);
    const entries = Object.entries(changes ?? {});
    const stored = JSON.stringify(
      Object.fromEntries(entries.filter(([, value]) => value !== null)),
    );
    const forgotten = entries.flatMap(([key, value]) => (value === null ? [key] : []));
    const preferences = await write(auth, async (tx) => {
      const changed = await tx.first(sql<Calculated<{ preferences: object; size: number }>>`
        update members set preferences = (preferences || ${stored}::jsonb) - ${forgotten}::text[] where id = ${member.id}
        returning preferences, octet_length(preferences::text) as size`);
      if ((changed?.size ?? 0) > largest) throw domainError("preferences.tooLarge");
      return changed?.preferences ?? {};
    });
    return ok(preferences);
  });
}
