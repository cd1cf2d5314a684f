import type { Rule } from "./screen.ts";

/** No button, tab, label or heading is shorter than its text, in any language. */
export const labels: Rule = {
  check: 20,
  measure({ find, name }) {
    const labelled =
      "button, a.MuiButtonBase-root, [role=tab], label, legend, thead th .heading, h1, h2, h3, .MuiChip-label, dt";
    const sentences = find(labelled).flatMap((label) => {
      const { overflowX } = getComputedStyle(label);
      const lost = label.clientWidth > 0 ? label.scrollWidth - label.clientWidth : 0;
      // A scroll area that is focused as a button scrolls its own content.
      if (
        lost <= 1 ||
        label.querySelector(".MuiBadge-root") ||
        overflowX === "auto" ||
        overflowX === "scroll"
      )
        return [];
      return [`${label.tagName.toLowerCase()} ${name(label)} lacks ${lost} px`];
    });
    return [...new Set(sentences)];
  },
};
