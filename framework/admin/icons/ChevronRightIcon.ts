import { ChevronRight } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ChevronRightIcon = createIcon(ChevronRight);
