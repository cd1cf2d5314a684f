import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";

const Keys = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: "10px 16px",
  alignItems: "baseline",
  margin: 0,
  "& dd": { margin: 0 },
  "& kbd": {
    font: "inherit",
    fontSize: theme.typography.caption.fontSize,
    padding: "1px 6px",
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
}));
const tableShortcuts = {
  "/": "search",
  "↑ ↓": "rows",
  Space: "tick",
  Enter: "open",
  F2: "edit",
  "?": "help",
};
const treeShortcuts = { "← →": "branches", "Alt ↑ ↓ ← →": "move" };

interface Props {
  resource: Resource;
  onClose: () => void;
}
/** Lists the shortcuts of a list. */
export function ShortcutsDialog({ resource, onClose }: Props) {
  const translate = useTranslate();
  const title = translate("framework.list.keys.title");
  const keys = { ...tableShortcuts, ...(resource.parent !== null && treeShortcuts) };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Keys>
          {Object.entries(keys).map(([key, operation]) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={operation}>{translate(`framework.list.keys.${operation}`)}</dd>,
          ])}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
