import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import { canOpen } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

/** What a shop has available, linked to the entries of the ledger that make it up. */
export const BalanceLink: DisplayComponent<typeof shops> = ({ record }) => {
  const { resources, actor } = useAdmin();
  const ledger = resources.find((one) => one.name === "ledgerEntries");
  const text = formatMoney(record.balance ?? 0);
  if (!record.id || !ledger || !canOpen(actor, ledger)) return text;
  const filter = { shop: record.id, tab: "balance" };
  return <InnerLink to={pathToList(ledger, filter)}>{text}</InnerLink>;
};
