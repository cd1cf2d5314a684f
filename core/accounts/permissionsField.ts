import { type Actor, json } from "../../framework/schema/index.ts";

const right = /^[a-zA-Z]+(:[a-zA-Z]+){0,2}$/;

/**
 * The permissions that the role editor offers: a shop's role cannot have platform permissions, and
 * vice versa.
 */
export function permissionsField(realm: Actor["realm"]) {
  const isRights = (value: unknown): value is string[] =>
    Array.isArray(value) &&
    value.every(
      (one) =>
        typeof one === "string" &&
        right.test(one) &&
        one.startsWith("platform:") === (realm === "platform"),
    );
  return json({ check: isRights, required: true });
}
