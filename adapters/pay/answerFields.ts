import { isObject } from "../../framework/server/http/createApp.ts";
import { ProviderError } from "../../resources/payments/index.ts";

/** The fields of a provider's answer, before any of them is known to be there. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * Parses an answer in JSON.
 *
 * @throws {ProviderError} when the text is not a JSON object.
 */
export function parseAnswer(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    if (isObject(answer)) return answer;
  } catch {
    // Reported below.
  }
  throw new ProviderError("the provider's answer isn't JSON");
}

/** Returns a text of an answer, or null if there is none. */
export function findText(answer: Answer, name: string): string | null {
  const value = answer[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Returns a text of an answer.
 *
 * @throws {ProviderError} when there is none.
 */
export function getText(answer: Answer, name: string): string {
  const text = findText(answer, name);
  if (text === null) throw new ProviderError(`the provider's answer has no ${name}`);
  return text;
}

/** Returns an object of an answer; an empty one if there is none. */
export function getObject(answer: Answer, name: string): Answer {
  const value = answer[name];
  return isObject(value) ? value : {};
}

/**
 * Returns an amount that an answer gives in cents.
 *
 * @throws {ProviderError} when it is not a whole number.
 */
export function getCents(answer: Answer, name: string): number {
  const value = answer[name];
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw new ProviderError(`the provider's answer has no amount ${name}`);
  return value;
}

/** Converts an amount such as `12.5` to cents. Returns null for anything else. */
export function toCents(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}
