import { Redo2 } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const RedoIcon = createIcon(Redo2);
