import { ChevronDown } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ChevronDownIcon = createIcon(ChevronDown);
