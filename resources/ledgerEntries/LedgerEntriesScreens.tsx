import { defineScreens } from "../../framework/admin/resources.tsx";
import { CauseLink } from "../statement/CauseLink.tsx";
import { ledgerEntries } from "./ledgerEntries.ts";

export default defineScreens(ledgerEntries, { displays: { orderNo: CauseLink } });
