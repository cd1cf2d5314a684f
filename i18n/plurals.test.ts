import { expect, test } from "vitest";

type Tree = { readonly [key: string]: unknown };
const leaves = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[`${path}.${key}`, value]]
      : typeof value === "object" && value !== null
        ? leaves(value as Tree, `${path}.${key}`)
        : [],
  );

const files = import.meta.glob<Tree>(
  [
    "../framework/**/locales/en.ts",
    "../src/**/locales/en.ts",
    "../core/**/locales/en.ts",
    "../resources/**/en.ts",
  ],
  {
    eager: true,
  },
);

/**
 * Placeholders that are filled with a number of things, and the word after them. `max` and `most`
 * are not among them: they are limits of the product, all of them far above one.
 */
const number =
  /%\{(?:smart_count|count|many|num|n|total|min|days|hours|minutes|seconds|times|units|left)\} (\p{L}[\p{L}-]*)/gu;
/**
 * Words after a number that are the same for one and for several: prepositions, participles and
 * units. A noun is never among them.
 */
const invariant = new Set(
  "added and d done failed h left min more new of or overdue selected succeeded to unchanged updated with".split(
    " ",
  ),
);
/** Keys of messages whose number is never one; each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "refused.values": "the number exceeds a limit of many",
  "refused.rows": "the number exceeds a limit of many",
  "validation.tooManyValues": "the number exceeds a limit of many",
};
const isException = (path: string) =>
  Object.keys(exceptions).some((key) => path.endsWith(`.${key}`));

test("English messages with a number have a plural form", () => {
  const missing = Object.entries(files).flatMap(([file, module]) =>
    leaves(module, file)
      .filter(([path, text]) => !text.includes("||||") && !isException(path))
      .flatMap(([path, text]) => {
        const words = [...text.matchAll(number)].map(([, word]) => word ?? "");
        return words.some((word) => !invariant.has(word)) ? [`${path}: ${text}`] : [];
      }),
  );
  expect(missing).toEqual([]);
});
