import { cleanCall } from "../../../core/logs/cleanCall.ts";
import { loginFields, loginList } from "../../../core/logs/loginFields.ts";
import { defineResource } from "../../../framework/schema/index.ts";

export const loginLog = defineResource("loginLog", {
  api: "member/login",
  route: "/log/loginLog",
  access: "log:login",
  owner: "shop",
  table: "login_log",
  operations: ["export"],
  fields: loginFields,
  label: "username",
  list: loginList,
  calls: { clean: cleanCall },
});
