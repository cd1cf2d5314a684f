import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../../finance/screens.ts";
import { stockMovements } from "./stockMovements.ts";

export default defineScreens(stockMovements, { displays: { refNo: CauseLink } });
