import sanitizeHtml from "sanitize-html";

/** The machine-readable metadata of a page. */
export interface PageParts {
  /** `lang` of the root element, for example `zh-Hant`. */
  language: string | null;
  /** Meta values by property or name in lower case; one name may have several values. */
  metas: ReadonlyMap<string, readonly string[]>;
  /** The JSON-LD blocks that could be parsed. */
  data: readonly unknown[];
}
const maxScriptLength = 1024 * 1024;

function parsed(json: string): unknown {
  try {
    // Some pages wrap JSON-LD in comments or CDATA, as scripts for old browsers.
    return JSON.parse(
      json.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/)|(?:-->|\/\*\s*\]\]>\s*\*\/)\s*$/g, ""),
    );
  } catch {
    return undefined;
  }
}

/** Parses a page with the parser of the HTML sanitizer; no script is executed. */
export function parsePageParts(html: string): PageParts {
  let language: string | null = null;
  const metas = new Map<string, string[]>();
  const data: unknown[] = [];
  sanitizeHtml(html, {
    allowedTags: ["html", "meta", "script"],
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: [],
    exclusiveFilter({ tag, attribs, text }) {
      if (tag === "html") language ??= attribs.lang ?? null;
      const name = (attribs.property ?? attribs.name)?.toLowerCase();
      if (tag === "meta" && name && attribs.content)
        metas.set(name, [...(metas.get(name) ?? []), attribs.content]);
      if (
        tag === "script" &&
        attribs.type?.toLowerCase() === "application/ld+json" &&
        text.length <= maxScriptLength
      ) {
        const read = parsed(text);
        if (read !== undefined) data.push(read);
      }
      return false;
    },
  });
  return { language, metas, data };
}

/** Decodes a page with the encoding named by its header or by the page itself. */
export function extractPageText(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i;
  const charset =
    (named.exec(type) ?? named.exec(bytes.subarray(0, 2048).toString("latin1")))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
