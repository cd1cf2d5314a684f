import type { LimitOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { reject } from "../parse/reject.ts";
import { toMessage } from "../toMessage.ts";

/** Options of `password` in addition to those of every kind. */
export interface PasswordOptions extends LimitOptions {
  /**
   * `false` for a secret that must be sent to another service: stored unhashed, but never read back
   * either.
   */
  hashed?: false;
}

/**
 * Declares a password: stored as an argon2id hash, and never read back. It has 8 to 200 characters
 * unless `min` or `max` is set.
 *
 * @example
 * ```ts
 * const login = password({ required: true });
 * const carrierKey = password({ hashed: false }); // sent to the carrier's service
 * ```
 */
export const password = defineKind<string, PasswordOptions>()({
  name: "password",
  traits: { secret: true, individual: true },
  options: ["hashed", "min", "max"],
  filters: [],
  parse: (raw) => (typeof raw === "string" ? raw : reject("text")),
  rule: ({ min = 8, max = 200 }, rules) =>
    rules
      .string()
      .min(min, toMessage("passwordTooShort", { min }))
      .max(max, toMessage("maxLength", { max })),
});
