import net from "node:net";
import sanitizeHtml, { type Attributes } from "sanitize-html";
import { type Field, type Fields, isHtml } from "../schema/index.ts";
import { DomainError, invalid, invalidInput } from "./domainError.ts";
import { isPrivate } from "./outgoing/privateAddresses.ts";

/** Largest number of columns or rows that a cell covers: a browser allocates each of them. */
const maxSpan = 100;
/** Largest number of elements inside each other: the time to parse grows with the depth. */
const maxDepth = 200;

/** Limits the spans of a cell; one that is not a whole number from 1 is removed. */
function limitSpans(tagName: string, { colspan, rowspan, ...others }: Attributes) {
  const limit = (name: string, span: string | undefined) =>
    span !== undefined && /^\s*0*[1-9]\d*\s*$/.test(span)
      ? { [name]: String(Math.min(Number(span), maxSpan)) }
      : {};
  const attribs = { ...limit("colspan", colspan), ...limit("rowspan", rowspan), ...others };
  return { tagName, attribs };
}

/**
 * Renames a picture from elsewhere, so that it is removed as an unknown element: unlike a filter of
 * finished elements, this copies no text before it.
 */
const dropPicture = (tagName: string, attribs: Attributes) =>
  isPrivatePicture(attribs.src) ? { tagName: "dropped", attribs: {} } : { tagName, attribs };

/**
 * Sanitizes rich text for storage: allows what the editor produces, without scripts, handlers or
 * frames. The result is trimmed like any other text, since a removed trailing element can leave a
 * line break that no form or file would send back.
 *
 * @throws {DomainError} `input.invalid` when too many elements are inside each other.
 */
export function cleanHtml(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "del", "ins", "u"],
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt", "width", "height"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan"],
      "*": ["style"],
    },
    allowedStyles: {
      "*": { "text-align": [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,8}$/i] },
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    // A picture is one of our own files or on the public web, never on the reader's own machine or
    // network.
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    transformTags: { td: limitSpans, th: limitSpans, img: dropPicture },
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth) throw invalidInput("nestedTooDeep", { max: maxDepth });
    },
    onCloseTag: () => {
      depth -= 1;
    },
  }).trim();
}

/**
 * Whether the address of a picture names a host outside the public web: an address of a private
 * network, or a name without a dot. So does one of a call, which the reader's browser would make.
 */
function isPrivatePicture(src: string | undefined): boolean {
  if (!src) return false;
  if (!/^https:/i.test(src.trim())) return isCallAddress(src);
  if (!URL.canParse(src)) return true;
  const host = new URL(src).hostname.replace(/^\[|\]$/g, "");
  return net.isIP(host)
    ? isPrivate(host)
    : !host.includes(".") || /\.(localhost|local|internal)$/.test(host);
}
/** Whether a browser resolves an address to one below `/api`, however it is spelled. */
function isCallAddress(src: string): boolean {
  const base = "https://example.com";
  return URL.canParse(src, base) && /^\/api(\/|$)/i.test(decodePath(new URL(src, base).pathname));
}
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Sanitizes the HTML of a field; the error of one that is refused names the field. */
function cleanField(html: string, path: string): string {
  try {
    return cleanHtml(html);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw invalid({ [path]: error.issue });
  }
}
/**
 * Returns the value of a field with its HTML sanitized, in each language and each child row.
 *
 * @throws {DomainError} `input.invalid` for the field at `path`, when too many elements of its HTML
 * are inside each other.
 */
export function cleanValue(field: Field, value: unknown, path: string): unknown {
  if (isHtml(field) && typeof value === "string") return cleanField(value, path);
  if (isHtml(field) && isObject(value)) {
    const texts = Object.entries(value).map(([language, text]) => [
      language,
      typeof text === "string" ? cleanField(text, path) || null : text,
    ]);
    return texts.every(([, text]) => text === null) ? null : Object.fromEntries(texts);
  }
  if (field.kind === "rows" && Array.isArray(value))
    return value.map((row, index) =>
      isObject(row) ? cleanValues(field.options.fields, row, `${path}.${index}.`) : row,
    );
  return value;
}
/**
 * Returns the values of fields with their HTML sanitized; `path` precedes the name of each field.
 *
 * @throws {DomainError} `input.invalid` when too many elements of HTML are inside each other.
 */
export const cleanValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  path = "",
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name] ? cleanValue(fields[name], value, path + name) : value,
    ]),
  );
