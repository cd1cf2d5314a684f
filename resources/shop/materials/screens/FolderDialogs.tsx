import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import { FolderSelect } from "./FolderSelect.tsx";
import type { PlacedFolder } from "./material.ts";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

export type FolderTask =
  | { is: "new"; parent: number | null }
  | { is: "rename"; folder: PlacedFolder }
  | { is: "delete"; folder: PlacedFolder };
interface Props {
  task: FolderTask;
  folders: readonly PlacedFolder[];
  onClose: () => void;
  /** Called with the id of a created or deleted folder. */
  onDone?: (done: { created?: number; deleted?: number }) => void;
}

export const FolderDialogs = (props: Props) =>
  props.task.is === "delete" ? (
    <DeleteFolder {...props} folder={props.task.folder} />
  ) : (
    <NameFolder {...props} task={props.task} />
  );

/** Creates or renames a folder. */
function NameFolder({
  task,
  folders,
  onClose,
  onDone,
}: Props & { task: Exclude<FolderTask, { is: "delete" }> }) {
  const t = useMessages();
  const translate = useTranslate();
  const failure = useFailure();
  const provider = useAdminProvider();
  const reload = useReloadLibrary();
  const before = task.is === "rename" ? task.folder.name : "";
  const [name, setName] = useState(before);
  const [parent, setParent] = useState(task.is === "new" ? task.parent : null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() === "") return setWrong(t("nameMissing"));
    setBusy(true);
    try {
      if (task.is === "rename") {
        const { folder } = task;
        await provider.update(materialFolders.name, {
          id: folder.id,
          data: { name: name.trim(), version: folder.version },
          previousData: { ...folder },
        });
        onDone?.({});
      } else {
        const { data } = await provider.create(materialFolders.name, {
          data: { name: name.trim(), parent, sort: folders.length + 1 },
        });
        onDone?.({ created: data.id });
      }
      await reload();
      onClose();
    } catch (error) {
      setWrong(failure(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle>{t(task.is === "new" ? "newFolder" : "renameFolder")}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              fullWidth
              required
              size="small"
              margin="none"
              label={t("name")}
              value={name}
              error={wrong !== null}
              helperText={wrong}
              onChange={({ target }) => {
                setName(target.value);
                setWrong(null);
              }}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            {task.is === "new" && folders.length > 0 && (
              <FolderSelect
                value={parent ?? "none"}
                // Folders cannot be nested deeper than this.
                folders={folders.filter(({ depth }) => depth < 3)}
                label={t("inside")}
                onChange={(value) => setParent(typeof value === "number" ? value : null)}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate("ra.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate("ra.action.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function DeleteFolder({ folder, onClose, onDone }: Props & { folder: PlacedFolder }) {
  const t = useMessages();
  const translate = useTranslate();
  const failure = useFailure();
  const provider = useAdminProvider();
  const reload = useReloadLibrary();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    try {
      const { failed } = await provider.removeMany(materialFolders.name, [folder.id]);
      const [failure] = failed;
      if (failure) throw new Error(failure.message);
      onDone?.({ deleted: folder.id });
      await reload();
      onClose();
    } catch (error) {
      setWrong(failure(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t("deleteFolder", { name: folder.name })}</DialogTitle>
      <DialogContent>
        {wrong ? (
          <Alert severity="error">{wrong}</Alert>
        ) : (
          <DialogContentText>{t("deleteFolderText")}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate(wrong ? "ra.action.close" : "ra.action.cancel")}
        </Button>
        {!wrong && (
          <Button
            variant="contained"
            color="error"
            loading={busy}
            onClick={() => void remove()}
            autoFocus
          >
            {translate("ra.action.delete")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
