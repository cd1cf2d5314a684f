import net from "node:net";
import sanitizeHtml, { type Attributes } from "sanitize-html";
import { type Field, type Fields, isHtml } from "../schema/index.ts";
import { isPrivate } from "./importExport/pictures/privateAddresses.ts";

/** Largest number of columns or rows that a cell covers: a browser allocates each of them. */
const maxSpan = 100;

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
 * Sanitizes rich text for storage: allows what the editor produces, without scripts, handlers or
 * frames. The result is trimmed like any other text, since a removed trailing element can leave a
 * line break that no form or file would send back.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
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
    transformTags: { td: limitSpans, th: limitSpans },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && isPrivatePicture(attribs.src),
  }).trim();

/**
 * Whether the address of a picture names a host outside the public web: an address of a private
 * network, or a name without a dot.
 */
function isPrivatePicture(src: string | undefined): boolean {
  if (!src || !/^https:/i.test(src.trim())) return false;
  if (!URL.canParse(src)) return true;
  const host = new URL(src).hostname.replace(/^\[|\]$/g, "");
  return net.isIP(host)
    ? isPrivate(host)
    : !host.includes(".") || /\.(localhost|local|internal)$/.test(host);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Returns the value of a field with its HTML sanitized, in each language and each child row. */
export function cleanValue(field: Field, value: unknown): unknown {
  if (isHtml(field) && typeof value === "string") return cleanHtml(value);
  if (isHtml(field) && isObject(value)) {
    const texts = Object.entries(value).map(([language, text]) => [
      language,
      typeof text === "string" ? cleanHtml(text) || null : text,
    ]);
    return texts.every(([, text]) => text === null) ? null : Object.fromEntries(texts);
  }
  if (field.kind === "rows" && Array.isArray(value))
    return value.map((row) => (isObject(row) ? cleanValues(field.options.fields, row) : row));
  return value;
}
export const cleanValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name] ? cleanValue(fields[name], value) : value,
    ]),
  );
