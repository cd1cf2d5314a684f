import sanitizeHtml from "sanitize-html";

/** What a page says of itself to machines. */
export interface PageParts {
  /** As the page's first element says it, `zh-Hant`. */
  language: string | null;
  /** By property or name, in lower case, each with everything that is said under it. */
  metas: ReadonlyMap<string, readonly string[]>;
  /** The JSON-LD that could be read. */
  data: readonly unknown[];
}
const longestScript = 1024 * 1024;

function parsed(json: string): unknown {
  try {
    // Some wrap it as if it were a script for old browsers.
    return JSON.parse(json.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/)|(?:-->|\/\*\s*\]\]>\s*\*\/)\s*$/g, ""));
  } catch {
    return undefined;
  }
}

/** Reads a page with the parser that otherwise cleans HTML; nothing of it is run. */
export function pageParts(html: string): PageParts {
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
      if (tag === "meta" && name && attribs.content) metas.set(name, [...(metas.get(name) ?? []), attribs.content]);
      if (tag === "script" && attribs.type?.toLowerCase() === "application/ld+json" && text.length <= longestScript) {
        const read = parsed(text);
        if (read !== undefined) data.push(read);
      }
      return false;
    },
  });
  return { language, metas, data };
}

/** The text of a page, in the encoding that its header or it itself names. */
export function pageText(bytes: Buffer, type: string): string {
  const named = /charset=["']?([\w-]+)/i;
  const charset = (named.exec(type) ?? named.exec(bytes.subarray(0, 2048).toString("latin1")))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
