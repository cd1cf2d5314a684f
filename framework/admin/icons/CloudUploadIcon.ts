import { CloudUpload } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CloudUploadIcon = createIcon(CloudUpload);
