import MenuItem from "@mui/material/MenuItem";
import { type OrderRecord, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { printPath } from "./printPath.ts";
import { usePrintables } from "./usePrintables.ts";

/** Menu items for the documents that can be printed for an order. */
export function PrintItems({ record }: { record: OrderRecord }) {
  const t = useMessages();
  return usePrintables(toOrder(record)).map((document) => (
    <MenuItem
      key={document}
      component="a"
      href={printPath([record.id], document)}
      target="_blank"
      rel="opener"
    >
      {t(`print.${document}`)}
    </MenuItem>
  ));
}
