import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import { canOpen } from "../../../../framework/schema/index.ts";

/** What a shop has available, linked to the entries of the ledger that make it up. */
export const BalanceLink: DisplayComponent = ({ record, name }) => {
  const { resources, actor } = useAdmin();
  const ledger = resources.find((one) => one.name === "ledgerEntries");
  const text = formatMoney(Number(record[name] ?? 0));
  if (!record.id || !ledger || !canOpen(actor, ledger)) return text;
  const filter = { shop: Number(record.id), tab: "balance" };
  return <InnerLink to={pathToList(ledger, filter)}>{text}</InnerLink>;
};
