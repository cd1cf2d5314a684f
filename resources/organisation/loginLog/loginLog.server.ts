import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { loginLog } from "./loginLog.ts";

export default defineRules(loginLog, { calls: { clean: cleanLog("loginLog", "login") } });
