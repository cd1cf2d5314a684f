import {
  choice,
  computed,
  defineResource,
  image,
  integer,
  localized,
  reference,
  section,
  text,
} from "../../../framework/schema/index.ts";

const languages = ["en", "zhCN", "zhTW"] as const;

/** The platform's articles for merchants and buyers; shops read the visible ones. */
export const articles = defineResource("articles", {
  api: "system/article",
  route: "/platform/articles",
  menuSection: "content",
  access: "platform:articles",
  owner: "shared",
  fields: {
    title: localized({
      required: true,
      requiredLocales: ["en"],
      languages,
      search: true,
      filter: true,
      sortable: true,
    }),
    cateId: reference("articleCates", { required: true, filter: true }),
    cateName: computed(text()),
    type: choice({ merchant: 1, buyer: 2 }, { required: true, default: "merchant", filter: true }),
    img: image({ size: 4, help: true }),
    summary: localized({ languages, long: true, max: 500 }),
    author: text({ max: 60, search: true }),
    content: localized({
      required: true,
      requiredLocales: ["en"],
      languages,
      rich: true,
      max: 50_000,
    }),
    status: choice({ shown: 1, draft: 0 }, { required: true, default: "draft", filter: true }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    views: integer({ default: 0, min: 0, readOnly: true, sortable: true }),
  },
  list: {
    columns: ["img", "title", "cateId", "type", "status", "sort", "views", "updTime"],
    hidden: ["img"],
    sort: ["sort", "asc"],
    tabs: "status",
    inline: ["sort", "status"],
    // Clients search for a part of a title in any language.
    parameters: { title: "title_contains" },
  },
  form: [
    section("main", ["title", "cateId", "type", "status", "sort", "author"]),
    section("text", ["img", "summary", "content"]),
  ],
  readers: { status: "shown" },
});
