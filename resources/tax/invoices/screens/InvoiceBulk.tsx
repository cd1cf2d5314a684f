import { useNotify } from "react-admin";
import { maxPrinted } from "../../../../framework/admin/print/paperSizes.ts";
import type { BulkProps } from "../../../../framework/admin/resources.tsx";
import { invoicePrintPath } from "../invoicePrintPath.ts";
import { useMessages } from "./useMessages.ts";

/** Prints the selected documents. */
export function InvoiceBulk({ ids, children }: BulkProps) {
  const t = useMessages();
  const notify = useNotify();
  const print = () => {
    if (ids.length > maxPrinted)
      return notify(t("tooMany", { max: maxPrinted }), { type: "warning" });
    window.open(invoicePrintPath({ ids }), "_blank");
  };
  return children([
    {
      key: "print",
      label: t("print"),
      isPrimary: true,
      isDanger: false,
      why: null,
      onClick: print,
    },
  ]);
}
