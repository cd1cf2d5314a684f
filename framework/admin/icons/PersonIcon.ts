import { UserRound } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const PersonIcon = createIcon(UserRound);
