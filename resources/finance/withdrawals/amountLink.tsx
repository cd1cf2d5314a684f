import { formatMoney } from "../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../framework/admin/paths.ts";
import { type DisplayComponent, useActor } from "../../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../../framework/schema/index.ts";

/** What was asked for, leading to what it has moved in the books. */
export const amountLink = (books: Resource): DisplayComponent =>
  function AmountLink({ record, name }) {
    const actor = useActor();
    const said = formatMoney(Number(record[name] ?? 0));
    // The sum of all of them is of none.
    if (!record.id || !canOpen(actor, books)) return said;
    const filter = { refTable: "withdrawals", refId: Number(record.id) };
    return <InnerLink to={pathToList(books, filter)}>{said}</InnerLink>;
  };
