import { randomInt } from "node:crypto";

/** Letters and digits without lookalikes, also clear when read out over the telephone. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Generates an initial password of about 80 bits, which its user changes on the first sign-in. */
export const generatePassword = (): string =>
  Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join("");
