import {
  choice,
  defineResource,
  image,
  integer,
  localized,
  parent,
  section,
} from "../../../framework/schema/index.ts";

/** The categories of one shop's storefront, in addition to the platform's. */
export const shopCategories = defineResource("shopCategories", {
  api: "member/shopCate",
  route: "/cate/cateList",
  menuSection: "goods",
  access: "cate:list",
  owner: "shop",
  fields: {
    name: localized({
      required: true,
      requiredLocales: ["en"],
      search: true,
      sortable: true,
      max: 60,
    }),
    parent: parent({ depth: 3, filter: true }),
    img: image({ size: 2, help: true }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
    status: choice(["shown", "hidden"], { default: "shown", filter: true, readOnly: true }),
  },
  list: { columns: ["name", "img", "sort", "status"], sort: ["sort", "asc"], inline: ["sort"] },
  form: [section("main", ["name", "parent", "sort"]), section("picture", ["img"])],
  actions: {
    show: { from: ["hidden"], to: "shown", bulk: true },
    hide: { from: ["shown"], to: "hidden", bulk: true },
  },
});
