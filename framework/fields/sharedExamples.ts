import type { Examples } from "./describeKind.ts";

/** Examples of texts. */
export const textExamples: Examples = {
  good: [
    ["  Tea  ", "Tea"],
    [12, "12"],
    ["   ", null],
    ["茶 🍵", "茶 🍵"],
    ["'; drop table suppliers; --", "'; drop table suppliers; --"],
  ],
  bad: [
    ["a\u0000b", "type.text"],
    ["\ud800", "type.text"],
    [["Tea"], "type.text"],
    [{ toString: "Tea" }, "type.text"],
    [true, "type.text"],
    [Number.NaN, "type.text"],
  ],
};

/** Examples of whole numbers. */
export const wholeExamples: Examples = {
  good: [
    [7, 7],
    ["7", 7],
    [" -7 ", -7],
    ["7.0", 7],
  ],
  bad: [
    [7.5, "type.integer"],
    ["7.5", "type.integer"],
    ["seven", "type.integer"],
    ["1e21", "type.integer"],
    [1e21, "type.integer"],
    [Number.POSITIVE_INFINITY, "type.integer"],
    ["0x10", "type.integer"],
    [true, "type.integer"],
    [[7], "type.integer"],
  ],
};

/** Examples of ids of rows. */
export const idExamples: Examples = {
  good: [
    [7, 7],
    ["7", 7],
  ],
  bad: [
    [0, "type.reference"],
    [-7, "type.reference"],
    ["7; drop table", "type.integer"],
    [1.5, "type.integer"],
    [2 ** 53, "type.integer"],
    [{ id: 7 }, "type.integer"],
  ],
};

/** Examples of addresses of files. */
export const addressExamples: Examples = {
  good: [
    ["/files/2026/11/tea.jpg", "/files/2026/11/tea.jpg"],
    ["https://cdn.example/tea.jpg", "https://cdn.example/tea.jpg"],
  ],
  bad: [
    ["javascript:alert(1)", "type.file"],
    ["/files/../secret", "type.file"],
    ["/etc/passwd", "type.file"],
    ["data:text/html,x", "type.file"],
  ],
};
