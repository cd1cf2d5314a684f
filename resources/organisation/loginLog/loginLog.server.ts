import { defineRules } from "../../../framework/server/rules.ts";
import { cleanLog } from "../operationLog/server/cleanLog.ts";
import { loginLog } from "./loginLog.ts";

export default defineRules(loginLog, { calls: { clean: cleanLog("loginLog", "login") } });
