import { bindings, isCharacter, type KeyName } from "./bindings.ts";
import { isTyping } from "./isTyping.ts";
import { areLettersOn } from "./letters.ts";

/** What a key's meaning depends on: an event of the browser or of React. */
export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target"
>;

/** Whether an event is a key such as `Shift+x`. Characters rest while somebody types. */
function isPressed(combination: string, event: Pressed): boolean {
  const parts = combination.split("+");
  const key = parts.at(-1) ?? "";
  const has = (part: string) => parts.includes(part);
  if (has("Mod") !== (event.ctrlKey || event.metaKey) || has("Alt") !== event.altKey) return false;
  // On many keyboards a mark such as `?` or `/` needs Shift.
  const isMark = isCharacter(key) && !/[a-z]/i.test(key);
  if (!isMark && has("Shift") !== event.shiftKey) return false;
  if (event.key !== key && event.key.toLowerCase() !== key) return false;
  return has("Mod") || !isCharacter(key) || (areLettersOn() && !isTyping(event.target));
}

/**
 * Returns what a pressed key does, of what the caller handles.
 *
 * @example
 * ```ts
 * const isSearchKey = (event: KeyboardEvent) => findKey(event, ["find"]) !== undefined;
 * ```
 */
export const findKey = <N extends KeyName>(event: Pressed, names: readonly N[]): N | undefined =>
  names.find((name) => bindings[name].keys.some((combination) => isPressed(combination, event)));
