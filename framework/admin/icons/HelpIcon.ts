import { CircleHelp } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const HelpIcon = createIcon(CircleHelp);
