import { Undo2 } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const UndoIcon = createIcon(Undo2);
