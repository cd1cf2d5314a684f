import { choice, defineResource, integer, text } from "../../../framework/schema/index.ts";

/** A shop's own tags for its goods, used by its members and its storefront to find them. */
export const goodsTags = defineResource("goodsTags", {
  api: "member/goodsTag",
  route: "/goods/tags",
  access: "goods:tags",
  owner: "shop",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 40 }),
    colour: choice(["grey", "red", "orange", "green", "blue", "purple"], {
      default: "grey",
      filter: true,
    }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
  },
  list: {
    columns: ["name", "colour", "sort", "updTime"],
    sort: ["sort", "asc"],
    inline: ["name", "sort"],
  },
});
