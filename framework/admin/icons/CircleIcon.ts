import { Circle } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CircleIcon = createIcon(Circle);
