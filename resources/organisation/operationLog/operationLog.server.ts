import { defineRules } from "../../../framework/server/rules.ts";
import { operationLog } from "./operationLog.ts";
import { cleanLog } from "./server/cleanLog.ts";

export default defineRules(operationLog, { calls: { clean: cleanLog("operationLog", "operation") } });
