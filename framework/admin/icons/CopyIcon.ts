import { Copy } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const CopyIcon = createIcon(Copy);
