import { choice, defineResource, integer, text } from "../../../framework/schema/index.ts";

/** A shop's own tags for its buyers, which its members find them by. */
export const buyerTags = defineResource("buyerTags", {
  api: "member/buyerTag",
  route: "/member/tags",
  access: "member:tags",
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
