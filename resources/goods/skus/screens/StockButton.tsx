import { PackagePlus } from "lucide";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { skus } from "../skus.ts";
import { StockDialog } from "./StockDialog.tsx";
import type { StockRow } from "./StockLine.tsx";

const StockIcon = createIcon(PackagePlus);

const toStockRow = (record: AdminRecord): StockRow => {
  const labels = (record._labels ?? {}) as Readonly<Record<string, unknown>>;
  const variant = typeof record.attrName === "string" ? ` · ${record.attrName}` : "";
  return {
    id: record.id,
    name: `${labels.goods ?? ""}${variant}`,
    code: String(record.code ?? ""),
    picture: typeof record.picture === "string" ? record.picture : null,
    stock: Number(record.stock),
  };
};

/** Opens a dialog to edit the stock of the list's current page. */
export function StockButton() {
  const translate = useTranslate();
  const actor = useActor();
  const { data = [] } = useListContext<AdminRecord>();
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
