import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { CloseIcon } from "../../icons/CloseIcon.ts";

interface Props {
  count: number;
  onClear: () => void;
  children: ReactNode;
}
/**
 * Floats over the end of a list while items are selected, with their number and the bulk actions.
 */
export function SelectionToolbar({ count, onClear, children }: Props) {
  const translate = useTranslate();
  const clear = translate("framework.list.clearSelection");
  return (
    <Paper
      elevation={6}
      role="toolbar"
      data-selection=""
      aria-label={translate("framework.list.bulk")}
      sx={{
        position: "sticky",
        // Below the rows, so that the first selection does not shift them under the pointer.
        bottom: { xs: "calc(8px + var(--bottom-bar, 0px))", sm: 16 },
        zIndex: 5,
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: "primary.main",
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={{ xs: 0, sm: 1 }}
        sx={{ flexWrap: "wrap", alignItems: "center" }}
      >
        <IconButton aria-label={clear} title={clear} onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
          {translate("framework.list.selected", { smart_count: count })}
        </Typography>
        {children}
      </Stack>
    </Paper>
  );
}
