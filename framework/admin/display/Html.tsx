import Box from "@mui/material/Box";
import { richTextStyles } from "./richTextStyles.ts";

/** HTML that the server has sanitized before storing it. */
export const Html = ({ html, lang }: { html: string; lang?: string }) => (
  <Box
    className="rich-text"
    lang={lang}
    sx={richTextStyles}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is HTML
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
/** Returns the text of HTML as one line. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
