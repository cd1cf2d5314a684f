import { DeleteDialog } from "./DeleteDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import type { Material, PlacedFolder } from "./material.ts";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import { UsesDialog } from "./UsesDialog.tsx";

export type MaterialTask =
  | { is: "delete" | "move"; list: readonly Material[] }
  | { is: "replace" | "uses"; material: Material };
interface Props {
  task: MaterialTask;
  folders: readonly PlacedFolder[];
  onClose: () => void;
  /** Called with the ids of the deleted files. */
  onDeleted: (ids: readonly number[]) => void;
  onMoved: () => void;
}

/** The dialog of the current action on one or more files. */
export function MaterialTasks({ task, folders, onClose, onDeleted, onMoved }: Props) {
  switch (task.is) {
    case "delete":
      return <DeleteDialog list={task.list} onClose={onClose} onDone={onDeleted} />;
    case "move":
      return <MoveDialog list={task.list} folders={folders} onClose={onClose} onDone={onMoved} />;
    case "replace":
      return <ReplaceDialog material={task.material} onClose={onClose} />;
    case "uses":
      return <UsesDialog material={task.material} onClose={onClose} />;
  }
}
