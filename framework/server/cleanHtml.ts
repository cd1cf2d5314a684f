import sanitizeHtml from "sanitize-html";

/** Rich text as it may be stored: what an editor makes, without scripts, handlers or frames. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "del", "ins", "u"],
    allowedAttributes: { a: ["href", "target", "rel"], img: ["src", "alt", "width", "height"], "*": ["style"] },
    allowedStyles: { "*": { "text-align": [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,8}$/i] } },
    allowedSchemes: ["http", "https", "mailto", "tel"],
  });
