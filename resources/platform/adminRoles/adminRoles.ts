import { permissionsField } from "../../../core/accounts/permissionsField.ts";
import {
  defineResource,
  integer,
  longText,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const adminRoles = defineResource("adminRoles", {
  api: "system/adminType",
  route: "/platform/adminRoles",
  menuSection: "people",
  access: "platform:adminRoles",
  owner: "platform",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 60 }),
    sort: integer({ required: true, default: 1, min: 0, max: 9999, sortable: true }),
    remark: longText({ max: 500 }),
    permissions: permissionsField("platform"),
  },
  list: { columns: ["name", "sort", "remark"], sort: ["sort", "asc"], inline: ["sort"] },
  form: [section("main", ["name", "sort", "remark"]), section("rights", ["permissions"])],
  operations: ["create", "edit", "delete", "export"],
  trash: false,
});
