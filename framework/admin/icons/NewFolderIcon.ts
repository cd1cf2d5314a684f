import { FolderPlus } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const NewFolderIcon = createIcon(FolderPlus);
