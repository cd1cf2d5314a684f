import { randomInt } from "node:crypto";

/** Twelve digits by which a buyer picks an order up; nobody can guess another's. */
export const newVerifyCode = (): string =>
  `${String(randomInt(1_000_000)).padStart(6, "0")}${String(randomInt(1_000_000)).padStart(6, "0")}`;
