import { randomInt } from "node:crypto";

/** Generates a pickup code of twelve random digits, which cannot be guessed. */
export const generateVerifyCode = (): string =>
  `${String(randomInt(1_000_000)).padStart(6, "0")}${String(randomInt(1_000_000)).padStart(6, "0")}`;
