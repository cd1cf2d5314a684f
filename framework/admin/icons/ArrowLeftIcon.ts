import { ArrowLeft } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ArrowLeftIcon = createIcon(ArrowLeft);
