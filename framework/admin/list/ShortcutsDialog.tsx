import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { KeysDialog } from "./KeysDialog.tsx";

const tableShortcuts = {
  "/": "search",
  "J K ↑ ↓": "rows",
  "X Space": "tick",
  Enter: "open",
  E: "editRecord",
  F2: "edit",
  N: "create",
  Esc: "clear",
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
  const keys = { ...tableShortcuts, ...(resource.parent !== null && treeShortcuts) };
  return (
    <KeysDialog
      keys={Object.entries(keys).map(([key, operation]) => [
        key,
        translate(`framework.list.keys.${operation}`),
      ])}
      onClose={onClose}
    />
  );
}
