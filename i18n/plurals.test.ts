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

const files = import.meta.glob<Tree>(["../framework/**/locales/en.ts", "../src/**/locales/en.ts", "../resources/**/en.ts"], {
  eager: true,
});

/** Placeholders that are filled with a number of things. */
const number = /%\{(?:smart_count|count|many|most|num|number|n|total|max|min|days|hours|minutes|seconds|times|units|left)\} (\p{L}[\p{L}-]*)/gu;
/**
 * Words after a number that are the same for one and for several: prepositions, participles and units.
 * A noun is never among them.
 */
const invariant = new Set(
  "a added and at by d everywhere failed for from h has in is left min more new of on orders_ overdue per selected succeeded to unchanged updated was with".split(
    " ",
  ),
);
/** Messages whose number is never one, by path; each with the reason. */
const exceptions: Readonly<Record<string, string>> = {};

test("English messages with a number have a plural form", () => {
  const missing = Object.entries(files).flatMap(([file, module]) =>
    leaves(module, file)
      .filter(([path, text]) => !text.includes("||||") && !exceptions[path])
      .flatMap(([path, text]) => {
        const words = [...text.matchAll(number)].map(([, word]) => word ?? "");
        return words.some((word) => !invariant.has(word)) ? [`${path}: ${text}`] : [];
      }),
  );
  expect(missing).toEqual([]);
});

test("both forms of a plural have the same placeholders, except the number of one", () => {
  const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
  const wrong = Object.entries(files).flatMap(([file, module]) =>
    leaves(module, file).flatMap(([path, text]) => {
      const [one = "", many] = text.split(" |||| ");
      if (many === undefined) return [];
      const unknown = placeholders(one).filter((name) => !placeholders(many).includes(name));
      return unknown.length > 0 ? [`${path}: ${unknown.join(", ")}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
