import type { Rule } from "./screen.ts";

/** A screen has one primary action, or none. */
export const primaries: Rule = {
  check: 1,
  measure({ find, name }) {
    const buttons = find("main .MuiButton-contained");
    if (buttons.length < 2) return [];
    return [`has ${buttons.length} primary buttons: ${buttons.map(name).join(", ")}`];
  },
};
