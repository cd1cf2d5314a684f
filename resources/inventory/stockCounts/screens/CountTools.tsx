import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useResource } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { can, canOpen, listMenuItems } from "../../../../framework/schema/index.ts";
import { stockCounts } from "../stockCounts.ts";
import { countPath, sheetPath } from "./paths.ts";
import { useCountText } from "./useCountText.ts";

/** The ways from a count: to the page that counts, its printed sheet, and what it has moved. */
export function CountTools() {
  const t = useCountText();
  const actor = useActor();
  const log = useResource("stockMovements");
  const record = useStoredRecord(stockCounts);
  if (!record) return null;
  const { id, status } = record;
  // The log of the warehouse, or the history of the inventory.
  const opened = listMenuItems(log).filter((entry) => canOpen(actor, entry));
  const list = opened.find(({ view }) => view === "log") ?? opened[0];
  const isOpen = status === "counting" || status === "recount";
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      {isOpen && (
        <Button component="a" size="small" href={sheetPath(id)} target="_blank" rel="opener">
          {t("sheet")}
        </Button>
      )}
      {isOpen && can(actor, stockCounts, "submit") && (
        <Button component={Link} variant="outlined" size="small" to={countPath(id)}>
          {t("count")}
        </Button>
      )}
      {status === "approved" && list && (
        <Button
          component={Link}
          size="small"
          to={pathToList(list, { stockCount: id, tab: "counted" })}
        >
          {t("openLog")}
        </Button>
      )}
    </Box>
  );
}
