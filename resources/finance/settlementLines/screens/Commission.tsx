import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { settlementLines } from "../settlementLines.ts";

/** The commission as it counts in the net amount: negative, and positive for a refund. */
export const Commission: DisplayComponent<typeof settlementLines> = ({ record }) =>
  formatMoney(-(record.commission ?? 0));
