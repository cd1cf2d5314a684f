import { permissionsField } from "../../../core/accounts/permissionsField.ts";
import {
  choice,
  defineResource,
  integer,
  longText,
  reference,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const roles = defineResource("roles", {
  api: "member/role",
  route: "/org/role",
  access: "org:role",
  owner: "shop",
  fields: {
    name: text({ required: true, search: true, sortable: true, max: 60 }),
    department: reference("departments", { required: true, filter: true }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    status: choice(["active", "inactive"], { default: "active", filter: true }),
    remark: longText({ max: 500 }),
    permissions: permissionsField("shop"),
  },
  list: {
    columns: ["name", "department", "sort", "status", "remark"],
    sort: ["sort", "asc"],
    inline: ["sort"],
  },
  form: [
    section("main", ["name", "department", "sort", "status", "remark"]),
    section("rights", ["permissions"]),
  ],
  operations: ["create", "edit", "delete", "export"],
  trash: false,
});
