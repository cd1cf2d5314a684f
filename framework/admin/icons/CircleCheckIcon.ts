import { CircleCheck } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CircleCheckIcon = createIcon(CircleCheck);
