import { accountActions, buildAccountFields } from "../../../core/accounts/accountFields.ts";
import { choice, defineResource, references, section } from "../../../framework/schema/index.ts";

export const admins = defineResource("admins", {
  api: "system/admin",
  route: "/platform/admins",
  menuSection: "people",
  access: "platform:admins",
  owner: "platform",
  table: "members",
  operations: ["create", "edit", "export"],
  fields: {
    ...buildAccountFields(/^[^\s:]+$/),
    realm: choice(["platform", "shop"], { readOnly: true }),
    adminRoles: references("adminRoles", { filter: true, max: 20, required: true }),
  },
  rowRule: { realm: "platform" },
  label: "realname",
  list: {
    columns: [
      "username",
      "realname",
      "adminRoles",
      "status",
      "registerTime",
      "lastLoginTime",
      "lastLoginIp",
    ],
    phone: { title: "realname" },
    sort: ["registerTime", "desc"],
    tabs: "status",
  },
  form: [
    section("main", ["username", "realname", "avatar", "phone", "email"]),
    section("roles", ["adminRoles"]),
  ],
  actions: accountActions,
});
