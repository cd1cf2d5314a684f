import { createHash } from "node:crypto";
import type { Actor, Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";

/**
 * The mark in the heading of the column of record numbers, `ID (Markethall 3f9a1c2b7d)`. It survives CSV, XLSX and every spreadsheet, and
 * says of which resource of which shop the numbers are: those of any other file are never taken for ours.
 */
const pattern = /[(（[]\s*Markethall ([0-9a-f]{10})\s*[)）\]]\s*$/i;
const installations = new WeakMap<Engine, Promise<string>>();

/** Tells two installations apart, whose shops may have the same numbers: the moment at which the first migration ran. */
const readInstallation = (engine: Engine): Promise<string> => {
  const known = installations.get(engine);
  if (known) return known;
  const asked = engine.database.pool
    .query<{ at: string }>("select min(applied_at)::text as at from schema_migrations")
    .then(({ rows }) => rows[0]?.at ?? "");
  installations.set(engine, asked);
  // A database that did not answer is asked again.
  asked.catch(() => installations.delete(engine));
  return asked;
};

/** The mark of a resource's exports from the actor's shop. */
export async function exportMark(engine: Engine, { name }: Resource, { shopId }: Actor): Promise<string> {
  const installation = await readInstallation(engine);
  return createHash("sha256")
    .update(`${installation}\n${shopId ?? "platform"}\n${name}`)
    .digest("hex")
    .slice(0, 10);
}

export const markHeading = (heading: string, mark: string): string => `${heading} (Markethall ${mark})`;

/** The mark that a heading carries, if any. */
const readMark = (heading: string): string | null => pattern.exec(heading)?.[1]?.toLowerCase() ?? null;

/** Whose numbers the column of record numbers of a file has, if it has one: `own` of this shop, `other` of another. */
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
