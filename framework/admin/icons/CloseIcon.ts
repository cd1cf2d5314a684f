import { X } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CloseIcon = createIcon(X);
