import {
  choice,
  defineResource,
  integer,
  localized,
  section,
} from "../../../framework/schema/index.ts";

export const articleCates = defineResource("articleCates", {
  api: "system/articleCate",
  route: "/platform/articleCates",
  menuSection: "content",
  access: "platform:articleCates",
  owner: "shared",
  fields: {
    name: localized({
      required: true,
      requiredLocales: ["en"],
      languages: ["en", "zhCN", "zhTW"],
      search: true,
      sortable: true,
    }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    status: choice({ shown: 1, draft: 0 }, { required: true, default: "shown", filter: true }),
  },
  list: {
    columns: ["name", "sort", "status", "updTime"],
    sort: ["sort", "asc"],
    inline: ["sort", "status"],
  },
  form: [section("main", ["name", "sort", "status"])],
  readers: { status: "shown" },
});
