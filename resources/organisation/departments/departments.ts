import {
  choice,
  defineResource,
  integer,
  parent,
  phone,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const departments = defineResource("departments", {
  api: "member/dept",
  route: "/org/dept",
  access: "org:dept",
  owner: "shop",
  fields: {
    name: text({ required: true, search: true, sortable: true, max: 60 }),
    parent: parent({ depth: 6, filter: true }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    leader: text({ search: true, max: 60 }),
    phone: phone(),
    status: choice(["active", "inactive"], { default: "active", filter: true }),
  },
  list: {
    columns: ["name", "sort", "leader", "phone", "status"],
    sort: ["sort", "asc"],
    inline: ["sort", "leader"],
  },
  form: [
    section("main", ["name", "parent", "sort"]),
    section("people", ["leader", "phone", "status"]),
  ],
});
