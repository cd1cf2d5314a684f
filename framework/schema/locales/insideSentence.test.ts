import { expect, test } from "vitest";
import { getApp } from "../app.ts";
import { insideSentence } from "./insideSentence.ts";

test("a name begins with a small letter inside of a sentence, an abbreviation and the app's name do not", () => {
  const { name } = getApp();
  expect(insideSentence("Supplier", "en")).toBe("supplier");
  expect(insideSentence("ISBN", "en")).toBe("ISBN");
  expect(insideSentence(`${name} tag`, "en")).toBe(`${name} tag`);
  expect(insideSentence("供应商", "zh-CN")).toBe("供应商");
});
