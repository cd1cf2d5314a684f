import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../statement/CauseLink.tsx";
import { AuditButton } from "./AuditButton.tsx";
import { ledgerEntries } from "./ledgerEntries.ts";

export default defineScreens(ledgerEntries, {
  tools: AuditButton,
  displays: { orderNo: CauseLink },
});
