/** What no text is pasted from: it holds code, controls, or what a word processor adds. */
const dropped =
  "script, style, head, meta, title, link, iframe, object, svg, input, button, select";

/**
 * Prepares pasted HTML for the editor, whose schema leaves out every element that it does not know:
 * removes code, colours and sizes, pictures of the writer's own machine, and turns the lists of
 * Word, which are paragraphs with a bullet, into lists.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const picture of body.querySelectorAll("img"))
    if (!isPublicPicture(picture)) picture.remove();
  for (const item of body.querySelectorAll("p[style*='mso-list']")) toListItem(item);
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) keepMeaning(element);
  for (const element of body.querySelectorAll("[class], [id]")) {
    element.removeAttribute("class");
    element.removeAttribute("id");
  }
  return body.innerHTML;
}

/** The server keeps pictures of the app and of the public web. */
const isPublicPicture = (picture: HTMLImageElement): boolean =>
  /^(https:\/\/|\/files\/)/i.test(picture.getAttribute("src") ?? "");

/** Keeps the styles that express formatting, and removes fonts, sizes and colours. */
function keepMeaning(element: HTMLElement): void {
  const { fontWeight, fontStyle, textAlign, textDecoration } = element.style;
  element.removeAttribute("style");
  Object.assign(element.style, { fontWeight, fontStyle, textAlign });
  if (/underline|line-through/.test(textDecoration)) element.style.textDecoration = textDecoration;
}

/** Moves a paragraph of Word into the list that ends before it, or into a new one. */
function toListItem(paragraph: Element): void {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const kind = /^\s*(\d+|[a-z])[.)]/i.test(marker?.textContent ?? "") ? "OL" : "UL";
  marker?.remove();
  const before = paragraph.previousElementSibling;
  const list =
    before?.nodeName === kind && before.hasAttribute("data-word")
      ? before
      : paragraph.ownerDocument.createElement(kind);
  list.setAttribute("data-word", "");
  if (list !== before) paragraph.before(list);
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
