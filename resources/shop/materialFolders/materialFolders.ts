import { defineResource, integer, parent, section, text } from "../../../framework/schema/index.ts";

/**
 * The folders of a shop's library. They are shown on the materials screen; this resource orders
 * them.
 */
export const materialFolders = defineResource("materialFolders", {
  api: "member/sourceCate",
  route: "/shop/source/folders",
  access: "shop:source",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete"],
  fields: {
    name: text({ required: true, max: 60, search: true, sortable: true }),
    parent: parent({ depth: 4, filter: true }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
  },
  list: { columns: ["name", "sort"], sort: ["sort", "asc"], inline: ["name", "sort"] },
  form: [section("main", ["name", "parent", "sort"])],
});
