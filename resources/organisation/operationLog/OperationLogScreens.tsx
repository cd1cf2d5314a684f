import { defineScreens } from "../../../framework/admin/resources.tsx";
import { auditDisplays, auditNames } from "./AuditDisplays.tsx";
import { CleanLogButton } from "./CleanLogButton.tsx";
import { operationLog } from "./operationLog.ts";

/** The log names things as the rest of the house does. */
export default defineScreens(operationLog, { displays: auditDisplays, names: auditNames, tools: CleanLogButton });
