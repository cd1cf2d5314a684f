/** Migrations or declarations that cannot be applied as they are. */
export class MigrationError extends Error {
  readonly expected = true;
  readonly code: string;

  /** @param mend - the correction, as an imperative */
  constructor(code: string, where: string, what: string, mend: string) {
    super(`${code} ${where}: ${what} (${mend})`);
    this.name = "MigrationError";
    this.code = code;
  }
}
