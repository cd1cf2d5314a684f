import { Pencil } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const EditIcon = createIcon(Pencil);
