import { Plus } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const AddIcon = createIcon(Plus);
