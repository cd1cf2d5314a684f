import { ExternalLink } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const OpenOutsideIcon = createIcon(ExternalLink);
