import { ScanSearch } from "lucide";
import { useState } from "react";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

const FindIcon = createIcon(ScanSearch);
const FindDialog = createLazyComponent(async () => (await import("./FindDialog.tsx")).FindDialog);

/** Finds the voucher of a code that a customer names. */
export function FindButton() {
  const t = useVoucherText();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, vouchers, "find")) return null;
  return (
    <>
      <ToolButton
        icon={<FindIcon />}
        label={t("find.open")}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}
