/**
 * A database that cannot be opened, with a message that states its location and the remedy. Never
 * contains a password.
 */
export class DatabaseError extends Error {
  readonly expected = true;
  readonly code:
    | "database.inUse"
    | "database.unreachable"
    | "database.unusable"
    | "database.clockSkew";
  constructor(code: DatabaseError["code"], message: string) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
  }
}

/** Returns the cause in one line. A host with several addresses fails once per address. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join("; ");
  return error instanceof Error ? error.message : String(error);
}
