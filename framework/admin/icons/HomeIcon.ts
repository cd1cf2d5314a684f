import { House } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const HomeIcon = createIcon(House);
