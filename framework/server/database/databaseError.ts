/** Why a database cannot be had, in words that say where it is and how to mend it. Never holds a password. */
export class DatabaseError extends Error {
  readonly expected = true;
  readonly code: "database.inUse" | "database.unreachable" | "database.unusable" | "database.clockSkew";
  constructor(code: DatabaseError["code"], message: string) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
  }
}

/** What went wrong, in one line. A host with several addresses fails once for each. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
