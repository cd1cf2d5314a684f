import { Languages } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const LanguagesIcon = createIcon(Languages);
