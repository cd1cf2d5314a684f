import { useMemo } from "react";
import { useOwnKeys } from "../../../../framework/admin/keys/keySheet.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { materials } from "../materials.ts";
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
/** Lists the keys of the grid of files first in the sheet of all keys. */
export function LibraryKeys({ editable }: Props) {
  const t = useMessages();
  const { title } = useResourceMessages(materials);
  const own = useMemo(() => {
    const shown = Object.entries(gridKeys).filter(
      ([name]) => editable || (name !== "move" && name !== "delete"),
    );
    return { title, keys: shown.map(([name, key]) => [key, t(`keys.${name}`)] as const) };
  }, [t, title, editable]);
  useOwnKeys(own);
  return null;
}
