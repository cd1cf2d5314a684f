import Upload from "@mui/icons-material/Upload";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { may, type Resource } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";
import { ImportDialog } from "./ImportDialog.tsx";

/** Opens the import, where the resource has one and the person may. */
export function ImportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!may(actor, resource, "import")) return null;
  const label = translate("markethall.import.open");
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Upload fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
