import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../../finance/screens.ts";
import { stockEntries } from "./stockEntries.ts";

export default defineScreens(stockEntries, { displays: { refNo: CauseLink } });
