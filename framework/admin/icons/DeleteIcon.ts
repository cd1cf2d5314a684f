import { Trash2 } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const DeleteIcon = createIcon(Trash2);
