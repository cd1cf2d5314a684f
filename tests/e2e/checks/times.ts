import type { Rule } from "./screen.ts";

/** No seconds, no dates as computers write them, and no long references where names are. */
export const times: Rule = {
  check: 6,
  measure({ find }) {
    const names = [
      document.title,
      ...find("h1, nav[aria-label] ol").map((one) => one.innerText),
      ...find("main tr.row").map((row) => find("td:not(.checkbox)", row)[0]?.innerText ?? ""),
    ];
    const cells = find("main :is(h1, h2, h3, td, dd, time, header, ul li)").map(
      (one) => one.innerText,
    );
    const search = (texts: readonly string[], what: string, pattern: RegExp) => {
      const found = texts.flatMap((text) => text.match(pattern) ?? []);
      return found.slice(0, 1).map((text) => `shows ${what}: ${text}`);
    };
    return [
      ...search(names, "a long reference as a name", /\d{16,}/g),
      ...search([...names, ...cells], "seconds", /\b\d{1,2}:\d{2}:\d{2}\b/g),
      ...search([...names, ...cells], "a date as computers write it", /\b\d{4}-\d{2}-\d{2}\b/g),
    ];
  },
};
