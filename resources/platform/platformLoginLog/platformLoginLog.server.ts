import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineRules(platformLoginLog, {
  calls: { clean: cleanLog("platformLoginLog", "login") },
});
