import pg from "pg";
import { MigrationError } from "./migrationError.ts";
import { type Statement, splitStatements } from "./splitStatements.ts";

/** Number of lines of a failing statement that its error shows. */
const shownLines = 12;

function describeStatement({ text, line }: Statement): string {
  const lines = text.split("\n");
  const shown = lines.slice(0, shownLines).map((one) => `    ${one}`);
  const rest = lines.length > shownLines ? [`    … ${lines.length - shownLines} more lines`] : [];
  return [`  line ${line}:`, ...shown, ...rest].join("\n");
}

/** Returns the message of the database, with its detail and hint. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail, hint } = error instanceof pg.DatabaseError ? error : {};
  return [error.message, detail, hint].filter(Boolean).join("; ");
}

/**
 * Runs each statement of a migration and then `record`, in one transaction.
 * @param name - the file, as errors name it
 * @throws MigrationError E201 with file, line, statement and the database's message; E206 when the
 *   file has no statement
 */
export async function runScript(
  client: pg.ClientBase,
  name: string,
  sql: string,
  record: () => Promise<unknown>,
): Promise<void> {
  const statements = splitStatements(sql);
  if (statements.length === 0)
    throw new MigrationError(
      "E206",
      name,
      "has no statement yet",
      "write its statements, or delete the file",
    );
  let running: Statement | undefined;
  await client.query("begin");
  try {
    for (const statement of statements) {
      running = statement;
      await client.query(statement.text);
    }
    running = undefined;
    await record();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const place = running ? `\n${describeStatement(running)}\n` : "";
    throw new MigrationError(
      "E201",
      name,
      `${describeCause(error)}${place}`,
      "nothing of it was applied",
    );
  }
}
