import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInKinds } from "../framework/schema/index.ts";
import { parseDocComment } from "./reference/docComment.ts";
import { describedKinds } from "./reference/kindsPage.ts";
import { folder } from "./reference/markdown.ts";
import { renderReference } from "./reference/pages.ts";

test("the committed reference is what `npm run docs` writes", () => {
  const pages = renderReference();
  expect(
    readdirSync(folder)
      .map((name) => `${folder}/${name}`)
      .sort(),
  ).toEqual(
    Object.keys(pages)
      .filter((file) => file.startsWith(`${folder}/`))
      .sort(),
  );
  for (const [file, text] of Object.entries(pages))
    expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("every kind of field is described", () => {
  for (const kind of Object.keys(builtInKinds)) expect(describedKinds).toContain(kind);
});

test("a doc comment is prose, with its errors and its examples as code", () => {
  const comment = `*
   * Charges a card, in
   * cents.
   *
   * Retries once.
   *
   * @throws payment.declined when the bank
   * declines
   * @example
   * \`\`\`ts
   * await charge({
   *   amount: 100,
   * });
   * \`\`\`
   `;
  expect(parseDocComment(comment)).toEqual({
    text: "Charges a card, in cents.\n\nRetries once.",
    throws: ["payment.declined when the bank declines"],
    examples: ["await charge({\n  amount: 100,\n});"],
  });
});
