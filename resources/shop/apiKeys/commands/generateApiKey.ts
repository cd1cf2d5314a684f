import { createHash, randomBytes } from "node:crypto";

/** The prefix identifies a leaked key as a Markethall key. */
export const generateApiKey = (): string => `mh_${randomBytes(32).toString("base64url")}`;
/** The part of the secret that stays visible, by which its owner distinguishes keys. */
export const getPrefix = (secret: string): string => secret.slice(0, 11);
/** Returns the hash of a secret as it is stored: SHA-256 in hexadecimal digits. */
export const hashApiKey = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
