import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../../finance/statement/CauseLink.tsx";
import { stockEntries } from "./stockEntries.ts";

export default defineScreens(stockEntries, { displays: { refNo: CauseLink } });
