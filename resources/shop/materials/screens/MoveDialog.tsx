import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FolderSelect } from "./FolderSelect.tsx";
import type { Material, PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";
import { useMove } from "./useMove.ts";

interface Props {
  list: readonly Material[];
  folders: readonly PlacedFolder[];
  onClose: () => void;
  onDone: () => void;
}

/** Moves files to another folder. */
export function MoveDialog({ list, folders, onClose, onDone }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const move = useMove();
  const [first] = list;
  const [folder, setFolder] = useState<number | "none" | null>(first?.folder ?? "none");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await move(list, typeof folder === "number" ? folder : null);
    setBusy(false);
    if (!done) return;
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t("moveTitle", { smart_count: list.length })}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <FolderSelect value={folder} folders={folders} label={t("folder")} onChange={setFolder} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate("ra.action.cancel")}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void confirm()}>
          {t("move")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
