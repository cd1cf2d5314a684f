import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { ListError } from "../../../../framework/admin/list/ListError.tsx";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import type { Material } from "./material.ts";
import { UseList } from "./UseList.tsx";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";
import { useUses } from "./useUses.ts";

interface Props {
  list: readonly Material[];
  onClose: () => void;
  onDone: (deleted: readonly number[]) => void;
}

/**
 * Asks for confirmation before files are deleted permanently; files in use are not deleted, and the
 * dialog names the records that use them.
 */
export function DeleteDialog({ list, onClose, onDone }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const reload = useReloadLibrary();
  const { data, error, refetch } = useUses(list.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const usedIds = new Set(data?.list.map(({ material }) => material));
  const free = list.filter(({ id }) => !usedIds.has(id));
  const used = list.length - free.length;
  const [only] = list;
  const remove = async () => {
    setBusy(true);
    try {
      const { failed } = await provider.removeMany(
        materials.name,
        free.map(({ id }) => id),
      );
      const left = new Set(failed.map(({ id }) => id));
      const deleted = free.filter(({ id }) => !left.has(id)).map(({ id }) => id);
      onDone(deleted);
      await reload();
      const [failure] = failed;
      if (failure) notify(failure.message, { type: "warning" });
      else notify(t("deleted", { smart_count: deleted.length }), { type: "success" });
      onClose();
    } catch (thrown) {
      notify(failure(thrown), { type: "error" });
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth>
      <DialogTitle sx={{ overflowWrap: "anywhere" }}>
        {list.length === 1 && only
          ? t("deleteOne", { name: only.name })
          : t("deleteMany", { smart_count: list.length })}
      </DialogTitle>
      <DialogContent>
        {error && <ListError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <CircularProgress size={24} />}
        {data && used === 0 && <DialogContentText>{t("deleteText")}</DialogContentText>}
        {data && used > 0 && (
          <>
            <Alert severity="warning" sx={{ mb: 1 }}>
              {free.length === 0
                ? t("allUsed", { smart_count: list.length })
                : t("someUsed", { smart_count: used, total: list.length })}
            </Alert>
            <UseList uses={data} onFollow={onClose} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate(data && free.length === 0 ? "ra.action.close" : "ra.action.cancel")}
        </Button>
        {data && free.length > 0 && (
          <Button
            variant="contained"
            color="error"
            loading={busy}
            onClick={() => void remove()}
            autoFocus
          >
            {used > 0
              ? t("deleteUnused", { smart_count: free.length })
              : translate("ra.action.delete")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
