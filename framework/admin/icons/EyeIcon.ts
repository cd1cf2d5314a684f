import { Eye } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const EyeIcon = createIcon(Eye);
