import { ChevronLeft } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ChevronLeftIcon = createIcon(ChevronLeft);
