import { ArrowDown } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ArrowDownIcon = createIcon(ArrowDown);
