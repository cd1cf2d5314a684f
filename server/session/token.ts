import { createHash, randomBytes } from "node:crypto";

/** Something that only who was handed it can say again; the database holds its hash alone. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
/** The token that replaces another: who holds the old one, and nobody else, can be told it again while the old one still works. */
export const renewedOf = (token: string, salt: string) =>
  createHash("sha256").update(`${salt}:${token}`).digest("base64url");
