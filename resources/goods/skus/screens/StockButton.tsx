import { PackagePlus } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { requireFields } from "../../../../framework/admin/requireFields.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useListedRecords } from "../../../../framework/admin/useRecords.ts";
import { can } from "../../../../framework/schema/index.ts";
import { skus } from "../skus.ts";
import { StockDialog } from "./StockDialog.tsx";
import type { StockRow } from "./StockLine.tsx";

const StockIcon = createIcon(PackagePlus);

function toStockRow(record: AdminRecord<typeof skus>): StockRow {
  const { code, picture, stock } = requireFields(record, ["code", "picture", "stock"]);
  const variant = record.attrName ? ` · ${record.attrName}` : "";
  return {
    id: record.id,
    name: `${record._labels?.goods ?? ""}${variant}`,
    code: code ?? "",
    picture,
    stock,
  };
}

/** Opens a dialog to edit the stock of the list's current page. */
export function StockButton() {
  const translate = useTranslate();
  const actor = useActor();
  const data = useListedRecords(skus);
  const [rows, setRows] = useState<readonly StockRow[] | null>(null);
  if (!can(actor, skus, "edit")) return null;
  return (
    <>
      {data.length > 0 && (
        <ToolButton
          icon={<StockIcon />}
          label={translate("resources.skus.screen.edit")}
          opens="dialog"
          onClick={() => setRows(data.map(toStockRow))}
        />
      )}
      {rows && <StockDialog rows={rows} onClose={() => setRows(null)} />}
    </>
  );
}
