import type { Rule } from "./screen.ts";

/** A row has at most one state chip, the header of a record two. */
export const chips: Rule = {
  check: 3,
  measure({ find, findChips, name }) {
    const sentences: string[] = [];
    const limit = (what: string, part: HTMLElement, most: number) => {
      const found = findChips(part);
      if (found.length > most)
        sentences.push(`${what} has ${found.length} chips: ${found.map(name).join(", ")}`);
    };
    // All rows have the same columns; a few show each of their states.
    for (const row of find("main tr.row").slice(0, 12)) limit("a row", row, 1);
    for (const header of find("main header")) limit("its header", header, 2);
    return [...new Set(sentences)];
  },
};
