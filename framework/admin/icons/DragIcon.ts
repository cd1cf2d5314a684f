import { GripVertical } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const DragIcon = createIcon(GripVertical);
