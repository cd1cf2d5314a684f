import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { platformLog } from "./platformLog.ts";

export default defineRules(platformLog, { calls: { clean: cleanLog("platformLog", "operation") } });
