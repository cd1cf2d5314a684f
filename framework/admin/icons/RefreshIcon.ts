import { RefreshCw } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const RefreshIcon = createIcon(RefreshCw);
