import type { Rule } from "./screen.ts";

/** Numbers, money and counts are at the right of their column, in figures of one width. */
export const numbers: Rule = {
  check: 5,
  measure({ find, name }) {
    const sentences: string[] = [];
    // An amount, a percentage, or a number with a sign, decimals or thousands.
    const isAmount =
      /^([−+-]?\p{Lu}{0,3}\$[\d,.]+|[−+-]?[\d,.]+ ?%|[−-]\d[\d,.]*|\d{1,3}(,\d{3})+|\d+\.\d+)$/u;
    for (const table of find("main table")) {
      const heads = find("thead th", table);
      const wrong = new Set<string>();
      for (const cell of find("tbody td", table)) {
        const text = cell.innerText.trim();
        const isDeclared = cell.classList.contains("number");
        if (cell.querySelector("input, select, textarea")) continue;
        if (!isDeclared && !isAmount.test(text)) continue;
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell);
        const at = cell instanceof HTMLTableCellElement ? cell.cellIndex : 0;
        const column = heads.find(
          (one) => one instanceof HTMLTableCellElement && one.cellIndex === at,
        );
        const what = `column ${column ? name(column) : at + 1} with ${name(cell)}`;
        if (!["end", "right"].includes(textAlign)) wrong.add(`${what} isn't aligned right`);
        if (!fontVariantNumeric.includes("tabular-nums"))
          wrong.add(`${what} has no tabular figures`);
      }
      sentences.push(...[...wrong].slice(0, 3));
    }
    return sentences;
  },
};
