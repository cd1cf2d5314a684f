import { Check } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CheckIcon = createIcon(Check);
