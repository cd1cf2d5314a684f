import type { Rule } from "./screen.ts";

/** On a tablet nothing scrolls sideways: neither the window nor a table. */
export const sideways: Rule = {
  check: 7,
  measure({ find }) {
    const { scrollWidth } = document.documentElement;
    const beyond = scrollWidth - innerWidth;
    return [
      ...(beyond > 0 ? [`is ${beyond} px wider than the window`] : []),
      ...find("main [data-scroller]").flatMap((scroller) => {
        const hidden = scroller.scrollWidth - scroller.clientWidth;
        return hidden > 1 ? [`its table scrolls sideways by ${hidden} px`] : [];
      }),
    ];
  },
};
