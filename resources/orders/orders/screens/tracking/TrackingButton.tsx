import UploadFile from "@mui/icons-material/UploadFile";
import { useState } from "react";
import { ToolButton } from "../../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { may } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { useSay } from "../useSay.ts";
import { TrackingDialog } from "./TrackingDialog.tsx";

/** Opens the import of tracking numbers, for who may ship. */
export function TrackingButton() {
  const say = useSay();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!may(actor, orders, "ship")) return null;
  return (
    <>
      <ToolButton icon={<UploadFile />} label={say("tracking.open")} opens="dialog" onClick={() => setOpen(true)} />
      {open && <TrackingDialog onClose={() => setOpen(false)} />}
    </>
  );
}
