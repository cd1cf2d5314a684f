import { accountActions, buildAccountFields } from "../../../core/accounts/accountFields.ts";
import { defineResource, references, section } from "../../../framework/schema/index.ts";

export const subAccounts = defineResource("subAccounts", {
  api: "member/shopAccount",
  route: "/org/account",
  access: "org:account",
  owner: "shop",
  table: "members",
  operations: ["create", "edit", "export"],
  fields: {
    ...buildAccountFields(/^[^\s:]+(:[^\s:]+)?$/),
    roles: references("roles", { filter: true, max: 20, required: true }),
  },
  label: "realname",
  toDo: {
    frozen: { actions: ["unfreeze"] },
  },
  list: {
    columns: [
      "username",
      "realname",
      "roles",
      "status",
      "registerTime",
      "lastLoginTime",
      "lastLoginIp",
    ],
    priority: { registerTime: 3, lastLoginTime: 2 },
    phone: { title: "realname" },
    sort: ["registerTime", "desc"],
    tabs: "status",
  },
  form: [
    section("main", ["username", "realname", "avatar", "phone", "email"]),
    section("roles", ["roles"]),
  ],
  actions: accountActions,
});
