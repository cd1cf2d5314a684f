import { FileUp } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const FileUpIcon = createIcon(FileUp);
