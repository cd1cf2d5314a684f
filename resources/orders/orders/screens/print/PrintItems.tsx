import MenuItem from "@mui/material/MenuItem";
import type { AdminRecord } from "../../../../../framework/admin/provider.ts";
import { orderOf } from "../order.ts";
import { useSay } from "../useSay.ts";
import { printablesOf, printPath } from "./printPath.ts";

/** In the menu of an order: what can be printed of it. */
export function PrintItems({ record }: { record: AdminRecord }) {
  const say = useSay();
  return printablesOf(orderOf(record)).map((what) => (
    <MenuItem key={what} component="a" href={printPath([record.id], what)} target="_blank" rel="opener">
      {say(`print.${what}`)}
    </MenuItem>
  ));
}
