import english from "ra-language-english";
import { expect, test } from "vitest";
import { zhCN } from "./ra/zh-CN.ts";
import { zhTW } from "./ra/zh-TW.ts";

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string) =>
  [...new Set(text.match(/%\{\w+\}/g) ?? [])].filter((one) => one !== "%{smart_count}").sort();

for (const [name, pack] of Object.entries({ zhCN, zhTW })) {
  test(`${name} has every word of react-admin's English pack, with its placeholders`, () => {
    const theirs = new Map(leaves(pack as unknown as Tree));
    for (const [key, text] of leaves(english as unknown as Tree)) {
      expect(theirs.get(key), key).toBeDefined();
      expect(placeholders(theirs.get(key) ?? ""), key).toEqual(placeholders(text));
    }
  });
}
