import { createHash, hash, randomBytes } from "node:crypto";

/** Random secret known only to its recipient; the database stores only its hash. */
export const generateToken = () => randomBytes(32).toString("base64url");
export const hashToken = (token: string) => hash("sha256", token);
/**
 * Derives the token that replaces another, so that only the holder of the old one can receive it
 * again while the old one still works.
 */
export const deriveRenewedToken = (token: string, salt: string) =>
  createHash("sha256").update(`${salt}:${token}`).digest("base64url");
