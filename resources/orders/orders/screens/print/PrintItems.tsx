import MenuItem from "@mui/material/MenuItem";
import type { AdminRecord } from "../../../../../framework/admin/provider.ts";
import { orderOf } from "../order.ts";
import { useMessages } from "../useSay.ts";
import { printablesOf, printPath } from "./printPath.ts";

/** Menu items for the documents that can be printed for an order. */
export function PrintItems({ record }: { record: AdminRecord }) {
  const t = useMessages();
  return printablesOf(orderOf(record)).map((what) => (
    <MenuItem key={what} component="a" href={printPath([record.id], what)} target="_blank" rel="opener">
      {t(`print.${what}`)}
    </MenuItem>
  ));
}
