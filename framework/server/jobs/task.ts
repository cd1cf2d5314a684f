import type PgBoss from "pg-boss";
import type { Tx } from "../transaction.ts";

/** A task as pg-boss stores it. */
export interface StoredTask {
  queue: string;
  input: object;
  /** The stored failure that the task repeats. */
  failureId?: number | undefined;
}
/** A task that has failed in every attempt, with the error of the last one. */
export interface FailedTask extends StoredTask {
  error: string;
}

/** Makes pg-boss run its statements in a transaction, as the system: members have no access. */
export const toBossDatabase = (tx: Tx): PgBoss.Db => ({
  executeSql: (text, values) =>
    tx.asSystem(async () => ({ rows: await tx.text(text, values as unknown[]) })),
});

/** Reads the message of a failure that pg-boss has stored; its own timeouts are nested. */
export function toErrorMessage(output: unknown): string {
  if (typeof output !== "object" || output === null) return "";
  if ("message" in output) return String(output.message);
  return "value" in output ? toErrorMessage(output.value) : "";
}
