import { createHash, randomBytes } from "node:crypto";

/** By its beginning a key is known for what it is, where one is found that should not lie there. */
export const newApiKey = (): string => `mh_${randomBytes(32).toString("base64url")}`;
/** What is shown of it afterwards, by which its owner tells it from others. */
export const prefixOf = (secret: string): string => secret.slice(0, 11);
export const apiKeyHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");
