import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { operationLog } from "./operationLog.ts";

export default defineRules(operationLog, {
  calls: { clean: cleanLog("operationLog", "operation") },
});
