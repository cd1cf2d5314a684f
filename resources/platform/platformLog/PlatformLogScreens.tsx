import { auditDisplays, auditNames } from "../../../core/logs/screens/AuditDisplays.tsx";
import { CleanLogButton } from "../../../core/logs/screens/CleanLogButton.tsx";
import { nameEntry } from "../../../core/logs/screens/nameEntry.ts";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { platformLog } from "./platformLog.ts";

/** The log uses the same names as the rest of the app. */
export default defineScreens(platformLog, {
  readsAll: true,
  displays: auditDisplays,
  names: auditNames,
  recordTitle: nameEntry(platformLog),
  tools: CleanLogButton,
});
