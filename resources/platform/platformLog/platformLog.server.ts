import { defineRules } from "../../../framework/server/rules.ts";
import { cleanLog } from "../../organisation/operationLog/server/cleanLog.ts";
import { platformLog } from "./platformLog.ts";

export default defineRules(platformLog, { calls: { clean: cleanLog("platformLog", "operation") } });
