import { formatNumber } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "../../finance/screens.ts";
import { stockMovements } from "./stockMovements.ts";

/** The number of the order or refund: the cause of a movement is a choice with its own column. */
const Reference: DisplayComponent<typeof stockMovements> = ({
  record: { refNo, refId, refTable },
}) => <CauseLink record={{ orderNo: null, refNo, refId, refTable }} />;

/** A change with its sign: "+1", "−1", or a dash where a movement changes nothing. */
function formatChange(change: number | null | undefined, language: string): string {
  if (!change) return noValue;
  const text = formatNumber(Math.abs(change), language);
  return change > 0 ? `+${text}` : `−${text}`;
}
const createChange = (name: "num" | "onHandNum"): DisplayComponent<typeof stockMovements> =>
  function Change({ record }) {
    const { locale } = useFormat();
    return formatChange(record[name], locale);
  };

export default defineScreens(stockMovements, {
  displays: { refNo: Reference, num: createChange("num"), onHandNum: createChange("onHandNum") },
});
