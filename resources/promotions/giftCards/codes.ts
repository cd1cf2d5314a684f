import { createHash, randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 16;

/** Generates a random code, in groups of four: about 78 bits. */
export const generateCode = (): string =>
  Array.from({ length }, (_, place) => {
    const letter = alphabet[randomInt(alphabet.length)] ?? "";
    return place > 0 && place % 4 === 0 ? `-${letter}` : letter;
  }).join("");

/** Removes what people add when they type a code: its case, spaces and dashes do not count. */
export const normalizeCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Hashes a code as it is typed. A random code needs no slow hash. */
export const hashCode = (code: string): string =>
  createHash("sha256")
    .update(`gift card ${normalizeCode(code)}`)
    .digest("hex");

/** The last four characters of a code, which name its card. */
export const maskCode = (code: string): string => `•••• ${normalizeCode(code).slice(-4)}`;
