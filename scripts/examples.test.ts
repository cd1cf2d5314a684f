import { expect, test } from "vitest";
import { listExamples, listImports } from "./examples.mjs";

const source = `
import { sql } from "kysely";
/**
 * Pauses a supplier.
 *
 * @example
 * \`\`\`ts
 * if (isExpired)
 *   await pause(7);
 * \`\`\`
 */
export function pause(id: number) {}
`;

test("an example's code preserves its indentation, and its line number is the one in the file", () => {
  expect(listExamples(source)).toEqual([
    { code: ["if (isExpired)", "  await pause(7);"], line: 8 },
  ]);
  expect(source.split("\n")[7]).toContain("if (isExpired)");
});

test("an example without a fence is a mistake that names its line", () => {
  expect(() => listExamples("/**\n * @example await pause(7);\n */")).toThrow("line 2: ");
  expect(() => listExamples("/**\n * @example\n * ```ts\n * await pause(7);\n */")).toThrow(
    "line 2: ",
  );
});

test("imports preserve their alias, and whether they are types", () => {
  expect(
    listImports(
      'import { type Row, text as words } from "./row.ts";\nimport type { Tx } from "./tx.ts";',
    ),
  ).toEqual([
    { name: "Row", original: "Row", isType: true, from: "./row.ts" },
    { name: "words", original: "text", isType: false, from: "./row.ts" },
    { name: "Tx", original: "Tx", isType: true, from: "./tx.ts" },
  ]);
});
