import { defineScreens } from "../../../framework/admin/resources.tsx";
import { articles } from "./articles.ts";

export default defineScreens(articles, {
  // The name of the category, which clients read, is that of `cateId`.
  omitted: ["cateName"],
});
