import { Upload } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const UploadIcon = createIcon(Upload);
