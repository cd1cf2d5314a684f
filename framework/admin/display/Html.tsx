/** HTML that the server has sanitized before storing it. */
export const Html = ({ html, lang }: { html: string; lang?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is HTML
  <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
/** Returns the text of HTML as one line. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
