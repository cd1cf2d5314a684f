import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { type DisplayComponent, useActor } from "../../../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../../../framework/schema/index.ts";

/** The requested amount, linked to its ledger entries. */
export const renderAmountLink = (books: Resource): DisplayComponent =>
  function AmountLink({ record, name }) {
    const actor = useActor();
    const text = formatMoney(Number(record[name] ?? 0));
    // The row of totals has no id, and so no link.
    if (!record.id || !canOpen(actor, books)) return text;
    const filter = { refTable: "withdrawals", refId: Number(record.id) };
    return <InnerLink to={pathToList(books, filter)}>{text}</InnerLink>;
  };
