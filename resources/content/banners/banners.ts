import {
  choice,
  defineResource,
  image,
  integer,
  json,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { isLinkItem } from "../../goods/index.ts";
import { colour } from "./colour/colourKind.ts";

/** Banners at the top of the storefront's pages, with their links. */
export const banners = defineResource("banners", {
  api: "system/banner",
  route: "/platform/banners",
  menuSection: "content",
  access: "platform:banners",
  owner: "platform",
  fields: {
    title: text({ required: true, max: 100, search: true, sortable: true, help: true }),
    location: choice(["home", "menu", "cart"], { required: true, default: "home", filter: true }),
    img: image({ required: true, size: 4, help: true }),
    imgZhCN: image({ size: 4, help: true }),
    imgZhTW: image({ size: 4, help: true }),
    background: colour({ palette: ["#ffffff", "#f3efe6", "#1f2937"], filter: true, help: true }),
    link: json({
      check: isLinkItem,
      selects: ["goodsReviews", "categories", "articles", "articleCates", "shops"],
    }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    status: choice({ shown: 1, hidden: 0 }, { required: true, default: "shown", filter: true }),
    clicks: integer({ default: 0, min: 0, readOnly: true, sortable: true }),
  },
  list: {
    columns: ["img", "title", "location", "link", "background", "sort", "status", "clicks"],
    hidden: ["background"],
    sort: ["sort", "asc"],
    tabs: "location",
    inline: ["sort", "status"],
  },
  facts: ["location", "link", "clicks"],
  form: [
    section("main", ["title", "location", "link", "sort", "status"]),
    section("pictures", ["img", "imgZhCN", "imgZhTW", "background"]),
    section("preview", []),
  ],
});
