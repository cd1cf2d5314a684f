import { parseArgs } from "node:util";

export const usage = `Usage:
  npm run migration -- <title>            writes the migration that the declarations need, and schema.sql
  npm run migration -- --by-hand <title>  writes an empty migration, to be filled by hand
  npm run migration -- --schema           writes schema.sql after a migration or a repeatable was edited
  npm run migration -- --release          lists all migrations as released, so that they never change again`;

/** What `npm run migration` is called for. */
export type Task =
  | { kind: "generate"; title: string }
  | { kind: "byHand"; title: string }
  | { kind: "schema" }
  | { kind: "release" };

/** Returns the task, or a sentence that says what is wrong with the arguments. */
export function parseTask(args: string[]): Task | string {
  let parsed: { values: { [name: string]: unknown }; positionals: string[] };
  try {
    const flag = { type: "boolean" } as const;
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { "by-hand": flag, schema: flag, release: flag },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [title, ...rest] = parsed.positionals;
  const flags = Object.keys(parsed.values);
  if (flags.length > 1) return `--${flags.join(" and --")} do not go together.`;
  if (rest.length > 0)
    return `A title of several words is one argument: "${parsed.positionals.join(" ")}".`;
  const [flag] = flags;
  if (flag === "schema" || flag === "release")
    return title === undefined ? { kind: flag } : `--${flag} takes no title.`;
  if (title === undefined) return "The title is missing.";
  return { kind: flag === "by-hand" ? "byHand" : "generate", title };
}
