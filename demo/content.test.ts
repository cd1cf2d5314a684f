import { describe, expect, it } from "vitest";
import { validate } from "../framework/schema/index.ts";
import { articleCates, articles } from "../resources/content/index.ts";
import { demoArticleCates, demoArticles } from "./articles.ts";

describe("the demo's articles", () => {
  it("are such as their declarations allow", () => {
    for (const { key, ...cate } of demoArticleCates)
      expect(validate(articleCates.fields, { ...cate, sort: 1 }), key).toEqual({});
    for (const { cate, ...article } of demoArticles)
      expect(
        validate(articles.fields, { ...article, cateId: 1, sort: 1 }),
        `${cate} ${article.title.en}`,
      ).toEqual({});
  });
  it("belong to three categories, for both audiences and in both states", () => {
    expect(new Set(demoArticles.map(({ cate }) => cate)).size).toBe(3);
    expect(new Set(demoArticles.map(({ type, status }) => `${type} ${status}`)).size).toBe(4);
  });
});
