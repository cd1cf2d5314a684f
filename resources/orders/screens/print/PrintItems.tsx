import MenuItem from "@mui/material/MenuItem";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useSay } from "../useSay.ts";
import { printed, printPath } from "./printPath.ts";

/** In the menu of an order: what can be printed of it. */
export function PrintItems({ record }: { record: AdminRecord }) {
  const say = useSay();
  return printed.map((what) => (
    <MenuItem key={what} component="a" href={printPath([record.id], what)} target="_blank" rel="opener">
      {say(`print.${what}`)}
    </MenuItem>
  ));
}
