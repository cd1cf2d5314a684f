import { defineScreens } from "../../../framework/admin/resources.tsx";
import { auditDisplays, auditNames } from "./AuditDisplays.tsx";
import { CleanLogButton } from "./CleanLogButton.tsx";
import { operationLog } from "./operationLog.ts";

/** The log uses the same names as the rest of the app. */
export default defineScreens(operationLog, { displays: auditDisplays, names: auditNames, tools: CleanLogButton });
