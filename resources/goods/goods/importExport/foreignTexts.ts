/** Steps of a collection's path: those of other programs may be deeper. */
const maxSteps = 3;

/** Converts a path of another program to ours: `Gear/Bags` to `Gear > Bags`. */
export const toPath = (path: string, separator: string): string =>
  path
    .split(separator)
    .map((step) => step.trim())
    .filter((step) => step !== "")
    .slice(0, maxSteps)
    .join(" > ");

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Converts a text with line breaks, real or written as `\n`, to HTML; HTML is unchanged. */
export function toParagraphs(text: string): string {
  const broken = text.replaceAll("\\r", "").replaceAll("\\n", "\n");
  if (/<(p|div|ul|ol|table|h\d|br)\b/i.test(broken)) return broken;
  const isHtml = /<\w+[^>]*>/.test(broken);
  return broken
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (isHtml ? line : line.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)))
    .map((line) => `<p>${line}</p>`)
    .join("");
}
