import { Image } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ImageIcon = createIcon(Image);
