import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Actor, getApp, type Resource } from "../../schema/index.ts";
import { queryValue } from "../database/queryPool.ts";
import type { Engine } from "../engine.ts";

/**
 * Mark in the heading of the id column, `ID (Product 3f9a1c2b7d)`. It survives CSV, XLSX and
 * every spreadsheet, and identifies the resource and tenant of the ids: those of any other file are
 * never taken for our own.
 */
const pattern = (): RegExp =>
  new RegExp(`[(\uFF08[]\\s*${getApp().name} ([0-9a-f]{10})\\s*[)\uFF09\\]]\\s*$`, "i");
const installations = new WeakMap<Engine, Promise<string>>();

/**
 * Returns the time of the first migration, which distinguishes two installations whose tenants may
 * have the same ids.
 */
const readInstallation = (engine: Engine): Promise<string> => {
  const known = installations.get(engine);
  if (known) return known;
  const installation = queryValue(
    engine.database.pool,
    sql<string>`select min(applied_at)::text from schema_migrations`,
  ).then((at) => at ?? "");
  installations.set(engine, installation);
  // A failed query is repeated on the next call.
  installation.catch(() => installations.delete(engine));
  return installation;
};

/** Mark of a resource's exports from the actor's tenant. */
export async function exportMark(
  engine: Engine,
  { name }: Resource,
  { tenantId }: Actor,
): Promise<string> {
  const installation = await readInstallation(engine);
  return createHash("sha256")
    .update(`${installation}\n${tenantId ?? getApp().tenancy.operator}\n${name}`)
    .digest("hex")
    .slice(0, 10);
}

export const markHeading = (heading: string, mark: string): string =>
  `${heading} (${getApp().name} ${mark})`;

/** Returns the mark in a heading, or null. */
const readMark = (heading: string): string | null =>
  pattern().exec(heading)?.[1]?.toLowerCase() ?? null;

/**
 * Returns the origin of a file's id column, if it has one: `own` for this tenant, `other` for
 * another.
 */
export function findOrigin(
  headings: readonly string[],
  own: string,
): { at: number; mark: string; origin: "own" | "other" } | null {
  for (const [at, heading] of headings.entries()) {
    const mark = readMark(heading);
    if (mark) return { at, mark, origin: mark === own ? "own" : "other" };
  }
  return null;
}
