import { useTranslate } from "react-admin";
import { KeysDialog } from "../../../../framework/admin/list/KeysDialog.tsx";
import { SearchAndHelpKeys } from "../../../../framework/admin/list/ListShortcuts.tsx";
import { useMessages } from "./useMessages.ts";

/** Keys of the grid of files, by their message. */
const gridKeys = {
  grid: "↑ ↓ ← →",
  choose: "Space",
  chooseRange: "Shift ↑ ↓ ← →",
  chooseAll: "Ctrl A",
  open: "Enter",
  move: "M",
  delete: "Delete",
  clear: "Esc",
} as const;

interface Props {
  /** Whether the member may move and delete files. */
  editable: boolean;
}
/** `/` focuses the search of the library, `?` lists its keys. */
export function LibraryKeys({ editable }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const shown = Object.entries(gridKeys).filter(
    ([name]) => editable || (name !== "move" && name !== "delete"),
  );
  return (
    <SearchAndHelpKeys>
      {(close) => (
        <KeysDialog
          keys={[
            ["/", translate("framework.list.keys.search")],
            ...shown.map(([name, key]) => [key, t(`keys.${name}`)] as const),
            ["?", translate("framework.list.keys.help")],
          ]}
          onClose={close}
        />
      )}
    </SearchAndHelpKeys>
  );
}
