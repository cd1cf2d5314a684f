import { ArrowUpDown } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const SortIcon = createIcon(ArrowUpDown);
