import { defineRules } from "../../../framework/server/rules.ts";
import { cleanLog } from "../../organisation/operationLog/server/cleanLog.ts";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineRules(platformLoginLog, { calls: { clean: cleanLog("platformLoginLog", "login") } });
