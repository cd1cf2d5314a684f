import { LogOut } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const SignOutIcon = createIcon(LogOut);
