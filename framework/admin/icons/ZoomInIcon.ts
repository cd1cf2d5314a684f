import { ZoomIn } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ZoomInIcon = createIcon(ZoomIn);
