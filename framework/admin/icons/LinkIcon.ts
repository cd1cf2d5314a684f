import { Link } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const LinkIcon = createIcon(Link);
