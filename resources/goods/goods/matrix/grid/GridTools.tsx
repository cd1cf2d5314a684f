import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ErrorIcon } from "../../../../../framework/admin/icons/ErrorIcon.ts";
import { RedoIcon } from "../../../../../framework/admin/icons/RedoIcon.ts";
import { UndoIcon } from "../../../../../framework/admin/icons/UndoIcon.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { goToError } from "../store/rangeCommands.ts";

interface Props {
  notice: string;
  /** Called before the focus moves to a cell. */
  onGo: () => void;
  children: ReactNode;
}
/** Undo and redo, the latest notice, and the number of cells with errors. */
export function GridTools({ notice, onGo, children }: Props) {
  const { store, t } = useMatrix();
  const wrong = useMatrixValue((one) => one.wrong());
  const canUndo = useMatrixValue((one) => one.canUndo());
  const canRedo = useMatrixValue((one) => one.canRedo());
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5, minHeight: 36 }}>
      <IconButton
        size="small"
        disabled={!canUndo}
        onClick={store.undo}
        aria-label={t("undo")}
        title={t("undo")}
      >
        <UndoIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={!canRedo}
        onClick={store.redo}
        aria-label={t("redo")}
        title={t("redo")}
      >
        <RedoIcon fontSize="small" />
      </IconButton>
      {children}
      <Typography variant="body2" color="text.secondary" role="status" sx={{ ml: 1 }}>
        {notice}
      </Typography>
      {wrong.length > 0 && (
        <Button
          color="error"
          startIcon={<ErrorIcon />}
          sx={{ ml: "auto" }}
          onClick={() => {
            onGo();
            goToError(store);
          }}
        >
          {t("toCorrect", { smart_count: wrong.length })}
        </Button>
      )}
    </Box>
  );
}
