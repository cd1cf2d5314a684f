import { useNotify, useTranslate } from "react-admin";
import { maxPrinted } from "../../../../framework/admin/print/paperSizes.ts";
import type { BulkProps } from "../../../../framework/admin/resources.tsx";
import { labelPath } from "../labelPath.ts";

/** Prints the labels of the selected locations. */
export function LabelBulk({ ids, children }: BulkProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const print = () => {
    if (ids.length > maxPrinted)
      return notify("resources.stockLocations.screen.tooMany", {
        type: "warning",
        messageArgs: { max: maxPrinted },
      });
    window.open(labelPath(ids), "_blank");
  };
  return children([
    {
      key: "print",
      label: translate("resources.stockLocations.screen.print"),
      isPrimary: true,
      isDanger: false,
      why: null,
      onClick: print,
    },
  ]);
}
