import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { type DisplayComponent, useActor } from "../../../../framework/admin/resources.tsx";
import { canOpen } from "../../../../framework/schema/index.ts";
import { balanceTransactions } from "../../balanceTransactions/balanceTransactions.ts";
import type { settlementLines } from "../settlementLines.ts";

/** The net amount of a line, linked to the ledger entries of its order or refund. */
export const NetLink: DisplayComponent<typeof settlementLines> = ({ record }) => {
  const actor = useActor();
  const text = formatMoney(record.net ?? 0);
  // The row of totals has no id, and so no link.
  if (!record.id || !canOpen(actor, balanceTransactions)) return text;
  const caused =
    record.kind === "refund" && record.refId ? { refTable: "refunds", refId: record.refId } : null;
  const filter = caused ?? (record.orderNo ? { orderNo: record.orderNo } : settledBy(record.id));
  return <InnerLink to={pathToList(balanceTransactions, filter)}>{text}</InnerLink>;
};
const settledBy = (refId: number) => ({ refTable: "settlement_lines", refId });
