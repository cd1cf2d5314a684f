import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
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

/** Whether the target is an input, where a key is text and not a shortcut. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest(
    "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
  ) !== null ||
    target.isContentEditable);

/** `/` focuses the search, `?` lists the shortcuts. */
export function ListShortcuts({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const [helping, setHelping] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog], [role=menu]")) return;
      if (event.key === "?") setHelping(true);
      else if (event.key === "/")
        document.querySelector<HTMLInputElement>("main [role=searchbox]")?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  if (!helping) return null;
  const title = translate("markethall.list.keys.title");
  const keys = { ...tableShortcuts, ...(resource.parent !== null && treeShortcuts) };
  return (
    <Dialog open onClose={() => setHelping(false)} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Keys>
          {Object.entries(keys).map(([key, operation]) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={operation}>{translate(`markethall.list.keys.${operation}`)}</dd>,
          ])}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setHelping(false)} autoFocus>
          {translate("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
