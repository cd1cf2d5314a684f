import { CircleAlert } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const ErrorIcon = createIcon(CircleAlert);
