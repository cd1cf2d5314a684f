import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../../finance/screens.ts";
import { stockMovements } from "./stockMovements.ts";

/** The number of the order or refund: the cause of a movement is a choice with its own column. */
const Reference: DisplayComponent<typeof stockMovements> = ({
  record: { refNo, refId, refTable },
}) => <CauseLink record={{ orderNo: null, refNo, refId, refTable }} />;

export default defineScreens(stockMovements, { displays: { refNo: Reference } });
