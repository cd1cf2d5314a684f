import { defineScreens } from "../../../framework/admin/resources.tsx";
import { auditDisplays, auditNames } from "../../organisation/operationLog/AuditDisplays.tsx";
import { CleanLogButton } from "../../organisation/operationLog/CleanLogButton.tsx";
import { platformLog } from "./platformLog.ts";

/** The log uses the same names as the rest of the app. */
export default defineScreens(platformLog, { displays: auditDisplays, names: auditNames, tools: CleanLogButton });
