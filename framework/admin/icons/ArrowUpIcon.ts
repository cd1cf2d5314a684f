import { ArrowUp } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ArrowUpIcon = createIcon(ArrowUp);
