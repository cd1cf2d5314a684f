import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { type DisplayComponent, useActor } from "../../../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../../../framework/schema/index.ts";
import type { payouts } from "../../payouts/payouts.ts";
import type { withdrawals } from "../withdrawals.ts";

/** The requested amount, linked to its ledger entries. */
export const renderAmountLink = (
  books: Resource,
): DisplayComponent<typeof withdrawals | typeof payouts> =>
  function AmountLink({ record }) {
    const actor = useActor();
    const text = formatMoney(record.amount ?? 0);
    // The row of totals has no id, and so no link.
    if (!record.id || !canOpen(actor, books)) return text;
    const filter = { refTable: "withdrawals", refId: record.id };
    return <InnerLink to={pathToList(books, filter)}>{text}</InnerLink>;
  };
