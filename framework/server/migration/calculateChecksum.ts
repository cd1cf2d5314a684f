import { createHash } from "node:crypto";

/** Returns the SHA-256 of a migration's text, in hexadecimal. */
export const calculateChecksum = (sql: string): string =>
  createHash("sha256").update(sql).digest("hex");
