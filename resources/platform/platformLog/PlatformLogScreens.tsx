import { defineScreens } from "../../../framework/admin/resources.tsx";
import { auditDisplays, auditNames } from "../../organisation/operationLog/AuditDisplays.tsx";
import { CleanLogButton } from "../../organisation/operationLog/CleanLogButton.tsx";
import { platformLog } from "./platformLog.ts";

/** The log names things as the rest of the house does. */
export default defineScreens(platformLog, { displays: auditDisplays, names: auditNames, tools: CleanLogButton });
