import qs from "qs";
import { invalidInput } from "../domainError.ts";

/** No declared value nests deeper, and recursive code would overflow the stack. */
const deepest = 64;

function calculateDepth(text: string): number {
  let depth = 0;
  let maxDepth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 0x5c) at += 1;
      else if (sign === 0x22) quoted = false;
    } else if (sign === 0x22) quoted = true;
    else if (sign === 0x5b || sign === 0x7b) maxDepth = Math.max(maxDepth, ++depth);
    else if (sign === 0x5d || sign === 0x7d) depth -= 1;
  }
  return maxDepth;
}
/** A key with this name would change the object's prototype instead of its content. */
const rejectPrototype = (key: string, value: unknown): unknown => {
  if (key === "__proto__") throw new SyntaxError("a prototype");
  return value;
};

/**
 * Parses JSON of a client; rejects nesting deeper than any declaration, and keys that change the
 * prototype.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseJson(text: string): unknown {
  if (calculateDepth(text) > deepest) throw invalidInput("invalidJson");
  try {
    return JSON.parse(text, /__proto__|\\u/.test(text) ? rejectPrototype : undefined);
  } catch {
    throw invalidInput("invalidJson");
  }
}

/** Names and values that are written as they are, separated by `&`: most queries are no more. */
const plainForm = /^\w+=[\w.,:-]*(?:&\w+=[\w.,:-]*)*$/;
/** Longer forms are rare, and qs limits the number of their parameters. */
const maxPlainLength = 2000;

/** Parses a form of plain names, each once; null for any other. */
function parsePlainForm(text: string): Record<string, unknown> | null {
  if (text.length > maxPlainLength || !plainForm.test(text)) return null;
  const form: Record<string, unknown> = Object.create(null);
  for (const pair of text.split("&")) {
    const [name = "", value] = pair.split("=");
    if (name in form || name === "__proto__") return null;
    form[name] = value;
  }
  return form;
}

/**
 * Parses a form or a query, nested with brackets. Keys may have any name, so the objects have no
 * prototype.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseForm(text: string): Record<string, unknown> {
  try {
    const plain = parsePlainForm(text);
    if (plain) return plain;
    if (/(^|[&[]|%5b)__proto__/i.test(text)) throw new SyntaxError("a prototype");
    return qs.parse(text, {
      depth: 6,
      arrayLimit: 1000,
      parameterLimit: 20_000,
      allowDots: false,
      plainObjects: true,
      strictDepth: true,
      throwOnLimitExceeded: true,
    }) as Record<string, unknown>;
  } catch {
    throw invalidInput("malformedBody");
  }
}
