import { expect, test } from "vitest";
import { joinIssues } from "./errors.ts";

const required = { key: "validation.required" };
const missing = { key: "validation.languageMissing" };

test("issues of an action are added to those of the form", () => {
  expect(joinIssues({ price: required }, { category: missing })).toEqual({
    price: required,
    category: missing,
  });
});

test("of a field and one of its languages, only the language is named", () => {
  expect(joinIssues({ title: required }, { "title.en": missing, "title.zhCN": missing })).toEqual({
    "title.en": missing,
    "title.zhCN": missing,
  });
});

test("where both name the same place, the form's own issue counts", () => {
  expect(joinIssues({ mainImg: missing }, { mainImg: required })).toEqual({ mainImg: missing });
});
