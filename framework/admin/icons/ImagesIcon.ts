import { Images } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ImagesIcon = createIcon(Images);
