const allowedTags: Readonly<Record<string, string>> = {
  P: "p",
  DIV: "p",
  BR: "br",
  B: "b",
  STRONG: "b",
  I: "i",
  EM: "i",
  U: "u",
  UL: "ul",
  OL: "ol",
  LI: "li",
  A: "a",
  H1: "h3",
  H2: "h3",
  H3: "h3",
  H4: "h3",
  H5: "h3",
  H6: "h3",
};
const dropped = [
  "SCRIPT",
  "STYLE",
  "HEAD",
  "META",
  "TITLE",
  "IFRAME",
  "OBJECT",
  "SVG",
  "IMG",
  "INPUT",
  "BUTTON",
];
const blocks = ["p", "ul", "ol", "li", "h3", "br"];

/**
 * Returns an address that is safe as a link target; adds a scheme to what looks like a host name.
 */
export function toSafeAddress(text: string): string | null {
  const address = text.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : null;
}

/**
 * Reduces pasted HTML to the formats that the editor has a button for; removes styles, scripts and
 * frames.
 */
export function cleanPastedHtml(html: string): string {
  const source = new DOMParser().parseFromString(html, "text/html");
  const out = document.createElement("div");
  copy(source.body, out);
  return out.innerHTML;
}

function copy(from: Node, to: Element): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append((node.textContent ?? "").replace(/\s+/g, " "));
    if (!(node instanceof Element) || dropped.includes(node.nodeName.toUpperCase())) continue;
    const name = getTagName(node);
    // A paragraph that contains block elements is not a paragraph.
    const containsBlocks =
      name === "p" && [...node.children].some((child) => blocks.includes(getTagName(child) ?? ""));
    if (!name || containsBlocks) {
      copy(node, to);
      continue;
    }
    const made = document.createElement(name);
    if (name === "a") {
      const address = toSafeAddress(node.getAttribute("href") ?? "");
      if (address) made.setAttribute("href", address);
    }
    copy(node, made);
    to.append(made);
  }
}

/** Word processors express bold as a style, and wrap whole documents in a `b` that is not bold. */
function getTagName(node: Element): string | undefined {
  const style = node.getAttribute("style") ?? "";
  const name = allowedTags[node.nodeName.toUpperCase()];
  if (name === "b" && /font-weight:\s*(normal|400)/.test(style)) return undefined;
  if (name) return name;
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) return "b";
  return /font-style:\s*italic/.test(style) ? "i" : undefined;
}

/** Returns the editor's HTML without the fonts and sizes that browsers add to inserted content. */
export function serializeHtml(area: Element): string {
  const copied = document.createElement("div");
  copied.innerHTML = area.innerHTML;
  for (const element of copied.querySelectorAll<HTMLElement>("[style]")) {
    const { color, textAlign } = element.style;
    element.removeAttribute("style");
    if (color) element.style.color = color;
    if (textAlign) element.style.textAlign = textAlign;
  }
  for (const span of copied.querySelectorAll("span"))
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  return copied.innerHTML;
}
