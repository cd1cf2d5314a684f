import { randomInt } from "node:crypto";

/** Letters and digits that nobody takes for one another, when they are read out over the telephone. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A password for somebody else, who changes it when they first sign in: about 80 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join("");
