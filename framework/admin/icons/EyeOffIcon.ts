import { EyeOff } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const EyeOffIcon = createIcon(EyeOff);
