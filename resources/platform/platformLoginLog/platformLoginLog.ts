import { cleanCall } from "../../../core/logs/cleanCall.ts";
import { loginFields, loginList } from "../../../core/logs/loginFields.ts";
import { defineResource, section } from "../../../framework/schema/index.ts";

export const platformLoginLog = defineResource("platformLoginLog", {
  api: "system/login",
  route: "/platform/loginLog",
  menuSection: "system",
  access: "platform:loginLog",
  owner: "platform",
  table: "login_log",
  operations: ["export"],
  fields: loginFields,
  label: "username",
  facts: ["way", "ip"],
  form: [section("main", ["username", "event", "ok", "reason"])],
  list: loginList,
  calls: { clean: cleanCall },
});
