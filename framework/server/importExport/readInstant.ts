import { sql } from "kysely";
import { type Actor, getApp } from "../../schema/index.ts";
import { parseZonedTime } from "../../schema/zonedTime.ts";
import { queryValue } from "../database/queryPool.ts";
import type { Engine } from "../engine.ts";

const withoutZone = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(\.\d{3})?)?$/;

/** Returns the time zone in which the screens show instants to an actor. */
export async function readTimeZone(engine: Engine, { tenantId }: Actor): Promise<string> {
  const { tenancy, timeZone } = getApp();
  if (tenantId === null) return timeZone;
  const zone = await queryValue(
    engine.database.pool,
    sql<string>`select time_zone from ${sql.table(tenancy.table)} where id = ${tenantId}`,
  );
  return zone ?? timeZone;
}

/**
 * Converts an instant in screen format (`2026-12-01 09:00`, with or without seconds and
 * milliseconds; a date alone means its midnight) to one with a zone. Any other text is returned
 * unchanged: the field's own parser accepts or rejects it.
 */
export function readInstant(text: string, timeZone: string): string {
  const [, day, time = "00:00", fraction = ".000"] = withoutZone.exec(text) ?? [];
  if (!day) return text;
  const instant = parseZonedTime(`${day} ${time.padStart(time.length < 6 ? 5 : 8, "0")}`, timeZone);
  // The date library rolls 31 February over to March; such a date is rejected, as elsewhere.
  return instant?.format("YYYY-MM-DD") === day
    ? instant.toISOString().replace(".000", fraction)
    : text;
}
