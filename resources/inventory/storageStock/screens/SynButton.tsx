import { RefreshCw } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { storageStock } from "../storageStock.ts";

const SynIcon = createIcon(RefreshCw);
const SynDialog = createLazyComponent(async () => (await import("./SynDialog.tsx")).SynDialog);

/** Opens the preview of what synchronizing the stock for sale would change. */
export function SynButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!can(useActor(), storageStock, "edit")) return null;
  return (
    <>
      <ToolButton
        icon={<SynIcon />}
        label={translate("resources.storageStock.screen.syn.open")}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SynDialog onClose={() => setOpen(false)} />}
    </>
  );
}
