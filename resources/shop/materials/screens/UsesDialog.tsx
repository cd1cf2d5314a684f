import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslate } from "react-admin";
import { ListError } from "../../../../framework/admin/list/ListError.tsx";
import type { Material } from "./material.ts";
import { UseList } from "./UseList.tsx";
import { useMessages } from "./useMessages.ts";
import { useUses } from "./useUses.ts";

/** Shows the uses of one file. */
export function UsesDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const t = useMessages();
  const translate = useTranslate();
  const { data, error, refetch } = useUses([material.id]);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle sx={{ overflowWrap: "anywhere" }}>
        {t("usesOf", { name: material.name })}
      </DialogTitle>
      <DialogContent>
        {error ? (
          <ListError error={error} onRetry={() => void refetch()} />
        ) : data ? (
          data.total > 0 ? (
            <UseList uses={data} onFollow={onClose} />
          ) : (
            t("unused")
          )
        ) : (
          <CircularProgress size={24} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
