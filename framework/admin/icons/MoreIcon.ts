import { Ellipsis } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const MoreIcon = createIcon(Ellipsis);
