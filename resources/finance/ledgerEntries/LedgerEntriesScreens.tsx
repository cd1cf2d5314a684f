import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../balanceTransactions/screens/CauseLink.tsx";
import { ledgerEntries } from "./ledgerEntries.ts";
import { AuditButton } from "./screens/AuditButton.tsx";

export default defineScreens(ledgerEntries, {
  tools: AuditButton,
  displays: { orderNo: CauseLink },
});
